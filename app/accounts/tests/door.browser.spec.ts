import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { PASSWORD, uniqueHandle } from '#tests/support/users'

const NEW_PASSWORD = 'a-quieter-lantern-7'

/** Opens the newest mail where this machine's mails are read, and follows its link. */
async function followNewestMail(page: Page, subject: string, link: string): Promise<void> {
  await page.getByRole('link', { name: 'read them here' }).click()
  await page.getByRole('link', { name: subject }).first().click()
  const letter = page.frameLocator('iframe')
  const address = await letter.getByRole('link', { name: link }).getAttribute('href')
  await page.goto(address!)
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return accessibilityFaults(page)
}

async function register(page: Page, handle: string): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ava Moreau')
  await page.getByLabel('Handle').fill(`@${handle.toUpperCase()}`)
  await page.getByText('available', { exact: true }).waitFor()
  await page.getByLabel('E-mail').fill(`${handle}@example.com`)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=password_confirmation]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/verify-email')
}

test.group('The door', (group) => {
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
    await followNewestMail(page, 'Verify your e-mail address', 'Verify my e-mail address')
    await page.getByText('Thank you, your e-mail address is verified.').waitFor()

    await context.clearCookies()
    await page.goto('/login')
    await page.getByLabel('E-mail or handle').fill(handle)
    await page.locator('[name=password]').fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('These credentials do not match our records.').waitFor()
    assert.equal(await page.locator('[name=password]').inputValue(), '')

    await page.getByRole('link', { name: 'I forgot my password' }).click()
    await page.waitForURL('**/forgot-password')
    await page.getByLabel('E-mail').fill(`${handle}@example.com`)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await followNewestMail(page, 'Choose a new password', 'Choose a new password')
    const resetAddress = page.url()
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.locator('[name=password_confirmation]').fill('something else')
    await page.keyboard.press('Enter')
    await page.getByText('The two passwords differ.').waitFor()
    await page.locator('[name=password_confirmation]').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')

    await page.waitForURL('**/login')
    await page.getByLabel('E-mail or handle').fill(`${handle}@example.com`)
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${server.url}/`)

    await page.goto(resetAddress)
    await page.getByRole('heading', { name: 'This link is spent' }).waitFor()
    const isOfTheLetter = (line: string) => line.includes('The document is sandboxed')
    assert.isEmpty(complaints.filter((line) => !isOfTheLetter(line)))
  })

  test('says at once when a handle cannot be had', async () => {
    const { page } = await openPage(server.url)
    await page.goto('/register')
    await page.getByLabel('Handle').fill('admin')
    await page.getByText('That handle is reserved.').waitFor()
    await page.getByLabel('Handle').fill(uniqueHandle())
    await page.getByText('available', { exact: true }).waitFor()
  })

  test('answers for a handle that was written before the scripts ran', async () => {
    const { page } = await openPage(server.url)
    const scripts = Promise.withResolvers<void>()
    await page.route(/\.js(\?|$)/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/register', { waitUntil: 'commit' })
    await page.getByLabel('Handle').fill('admin')
    scripts.resolve()
    await page.getByText('That handle is reserved.').waitFor()
  })

  test('is open to everybody at {width} px, {theme}')
    .with([
      { width: 360, theme: 'light' },
      { width: 360, theme: 'dark' },
      { width: 1440, theme: 'light' },
      { width: 1440, theme: 'dark' },
    ] as const)
    .run(async ({ assert }, scene) => {
      const { page, complaints } = await openPage(server.url, scene)
      for (const path of ['/login', '/register', '/forgot-password', '/reset-password/x']) {
        await page.goto(path)
        const submit = page.locator('button[type=submit]')
        if (await submit.count()) {
          await submit.click()
          await page.getByRole('alert').first().waitFor()
        }
        assert.deepEqual(await accessibilityFaults(page), [], path)
        const spill = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
        assert.isAtMost(spill, 0, path)
      }
      await register(page, uniqueHandle())
      for (const path of ['/verify-email', '/confirm-password', '/dev/mails']) {
        assert.deepEqual(await faultsOf(page, path), [], path)
      }
      assert.deepEqual(complaints, [])
    })
})
