import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closePages, openPage } from '#tests/browser/stage'
import { holdScripts } from '#tests/browser/hold_scripts'
import { BuiltServer } from '#tests/support/built_server'
import { linkInMail } from '#tests/support/visitor'
import { eventually } from '#tests/support/eventually'
import { PASSWORD, uniqueHandle } from '#tests/support/users'

function entries(page: Page): Promise<Record<string, unknown>> {
  return page
    .locator('main form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))
}

async function hydrated(page: Page): Promise<void> {
  await page.locator('[name=_csrf]').waitFor({ state: 'detached' })
}

test.group('What is entered before the scripts run', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function enterEarly(path: string, enter: (page: Page) => Promise<void>) {
    const opened = await openPage(server.url)
    const scripts = await holdScripts(opened.page)
    await opened.page.goto(path, { waitUntil: 'commit' })
    await enter(opened.page)
    scripts.release()
    await hydrated(opened.page)
    return opened
  }

  test('registers the account that was asked for', async ({ assert }) => {
    const handle = uniqueHandle()
    const { page, complaints } = await enterEarly('/register', async (early) => {
      await early.getByRole('radio', { name: /Realtor/ }).check()
      await early.getByRole('textbox', { name: 'Name' }).fill('Livia Conti')
      await early.getByLabel('Handle').fill(handle)
      await early.getByLabel('Email').fill(`${handle}@example.com`)
      await early.locator('[name=password]').fill(PASSWORD)
      await early.getByRole('checkbox').check()
    })
    await page.getByText('Available', { exact: true }).waitFor()
    const realtor = page.locator('label:has([value=realtor])')
    const member = page.locator('label:has([value=member])')
    const border = (card: typeof realtor) =>
      card.evaluate((element) => getComputedStyle(element).borderColor)
    assert.notEqual(await border(realtor), await border(member))

    await page.locator('[name=password_confirmation]').fill(PASSWORD)
    assert.deepEqual(await entries(page), {
      type: 'realtor',
      name: 'Livia Conti',
      handle,
      email: `${handle}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: 'on',
    })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/verify-email')
    const link = await eventually(() => linkInMail(server.storage, `${handle}@example.com`))
    await page.goto(link)
    await page.waitForURL('**/dashboard')
    assert.deepEqual(complaints, [])
  })

  test('is checked like what is entered later', async () => {
    const { page } = await enterEarly('/register', (early) =>
      early.getByLabel('Handle').fill('admin')
    )
    await page.getByText('That handle isn’t available.').waitFor()
  })

  test('stays under the hands of whoever goes on typing', async () => {
    const { page } = await enterEarly('/register', async (early) => {
      await early.getByLabel('Handle').pressSequentially('livia')
      await early.keyboard.press('ArrowLeft')
    })
    await page.keyboard.type('.')
    await eventually(async () => (await entries(page)).handle === 'livi.a')
  })

  test('signs in, and a refused password is emptied', async ({ assert }) => {
    const { page, complaints } = await enterEarly('/login', async (early) => {
      await early.getByLabel('Email or handle').fill('nobody')
      await early.locator('[name=password]').fill('not this one')
      await early.getByRole('checkbox').check()
    })
    const sent = { email: 'nobody', password: 'not this one', remember: 'on' }
    assert.deepEqual(await entries(page), sent)
    await page.keyboard.press('Enter')
    await page.getByText('Wrong email or password.').waitFor()
    assert.deepEqual(await entries(page), { ...sent, password: '' })
    assert.deepEqual(complaints, [])
  })

  test('asks for a new password', async ({ assert }) => {
    const { page } = await enterEarly('/forgot-password', (early) =>
      early.getByLabel('Email').fill('livia@example.com')
    )
    assert.deepEqual(await entries(page), { email: 'livia@example.com' })
  })

  test('writes to the operator, and its length is counted', async ({ assert }) => {
    const message = 'Is the garden walled?'
    const { page, complaints } = await enterEarly('/contact', async (early) => {
      await early.getByLabel('Your name').fill('Ada Byron')
      await early.getByLabel('Email').fill('ada@example.com')
      await early.getByLabel('Your message').fill(message)
    })
    await page.getByText(`${message.length} / 5,000`).waitFor()
    assert.deepEqual(await entries(page), {
      name: 'Ada Byron',
      email: 'ada@example.com',
      message,
      website: '',
    })
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('is sent also when the scripts never come', async () => {
    const { page } = await openPage(server.url)
    await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('Your name').fill('Ada Byron')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Your message').fill('Is the garden walled?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})
