import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { faultsOnDevices, PHONE } from '#tests/browser/device'
import { closePages, holds, openPage } from '#tests/browser/stage'
import { holdScripts } from '#tests/browser/hold_scripts'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD, uniqueHandle } from '#tests/support/users'

const NEW_PASSWORD = 'a-quieter-lantern-7'

const MAX_DRAWING_MS = 5_000

async function followNewestMail(page: Page, subject: string, link: string): Promise<void> {
  await page.getByRole('link', { name: 'read them here' }).click()
  await page.waitForURL('**/dev/mails')
  const mail = page.getByRole('link', { name: subject }).first()
  await eventually(async () => {
    await page.reload()
    await mail.waitFor({ timeout: MAX_DRAWING_MS })
    return true
  })
  await mail.click()
  const letter = page.frameLocator('iframe')
  const address = await letter.getByRole('link', { name: link }).getAttribute('href')
  await page.goto(address!)
}

async function register(page: Page, handle: string): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ava Moreau')
  await page.getByLabel('Handle').fill(`@${handle.toUpperCase()}`)
  await page.getByText('Available', { exact: true }).waitFor()
  await page.getByLabel('Email').fill(`${handle}@example.com`)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=password_confirmation]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/verify-email')
}

test.group('The pages around signing in', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('somebody registers, verifies, forgets the password and comes back', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url)
    const handle = uniqueHandle()
    await register(page, handle)
    await followNewestMail(page, 'Verify your email address', 'Verify email address')
    await page.getByText('Thanks, your email address is verified.').waitFor()

    await context.clearCookies()
    await page.goto('/login')
    await page.getByLabel('Email or handle').fill(handle)
    await page.locator('[name=password]').fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong email or password.').waitFor()
    await holds(page.locator('[name=password]'), '')

    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/forgot-password')
    await page.getByLabel('Email').fill(`${handle}@example.com`)
    await page.getByRole('button', { name: 'Send link' }).click()
    await followNewestMail(page, 'Reset your password', 'Choose a new password')
    const resetAddress = page.url()
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.locator('[name=password_confirmation]').fill('something else')
    await page.keyboard.press('Enter')
    await page.getByText('The two passwords don’t match.').waitFor()
    // Enter does nothing until the refused form is ready again
    await page.locator('button[type=submit]').waitFor()
    await page.locator('[name=password_confirmation]').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')

    await page.waitForURL('**/login')
    await page.getByLabel('Email or handle').fill(`${handle}@example.com`)
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')

    await page.goto(resetAddress)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    const isOfTheLetter = (line: string) => line.includes('The document is sandboxed')
    assert.isEmpty(complaints.filter((line) => !isOfTheLetter(line)))
  })

  test('somebody who hasn’t verified is asked for nothing that they may not have', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    await register(page, uniqueHandle())
    await page.goto('/')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('casa')
    await palette.getByRole('option', { name: 'Casa Livia' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(complaints, [])
  })

  test('says at once when a handle cannot be had', async () => {
    const { page } = await openPage(server.url)
    await page.goto('/register')
    await page.getByLabel('Handle').fill('admin')
    await page.getByText('That handle isn’t available.').waitFor()
    await page.getByLabel('Handle').fill(uniqueHandle())
    await page.getByText('Available', { exact: true }).waitFor()
  })

  test('bring people to the first error, which goes as they correct it', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { width: 390 })
    await page.goto('/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await page.locator('[name=name][aria-invalid]:focus').waitFor()
    const errors = page.getByRole('alert')
    const count = await errors.count()
    await name.press('L')
    assert.isNull(await name.getAttribute('aria-invalid'))
    assert.equal(await errors.count(), count - 1)
    await page.getByRole('checkbox').check()
    assert.equal(await errors.count(), count - 2)
    assert.deepEqual(complaints, [])
  })

  test('bring people to the first error also without scripts', async () => {
    const { page } = await openPage(server.url, { width: 390 })
    const scripts = await holdScripts(page)
    await page.goto('/register', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').first().waitFor()
    scripts.release()
    await page.locator('[name=name][aria-invalid]:focus').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).press('L')
    await page.locator('[name=name]:not([aria-invalid])').waitFor()
  })

  test('hide the password until it is asked for, and take a pasted one', async ({ assert }) => {
    const { page, context } = await openPage(server.url)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [path, kind] of [
      ['/login', 'current-password'],
      ['/register', 'new-password'],
    ] as const) {
      await page.goto(path)
      const field = page.locator('[name=password]')
      assert.equal(await field.getAttribute('type'), 'password')
      assert.equal(await field.getAttribute('autocomplete'), kind)
      await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
      await field.press('Control+v')
      await holds(field, PASSWORD)
      const show = page.getByRole('button', { name: 'Show password' }).first()
      await show.click()
      assert.equal(await field.getAttribute('type'), 'text')
      await show.click()
      assert.equal(await field.getAttribute('type'), 'password')
    }
  })

  test('are open to everybody', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { width: PHONE })
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password/x']) {
      await page.goto(path)
      const submit = page.locator('button[type=submit]')
      if (await submit.count()) {
        await submit.click()
        await page.getByRole('alert').first().waitFor()
      }
      assert.equal(await faultsOnDevices(page), '', path)
    }
    await register(page, uniqueHandle())
    for (const path of ['/verify-email', '/confirm-password', '/dev/mails']) {
      await page.goto(path)
      assert.equal(await faultsOnDevices(page), '', path)
    }
    assert.deepEqual(complaints, [])
  })
})
