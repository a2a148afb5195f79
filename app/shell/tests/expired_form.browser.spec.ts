import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closePages, holds, openPage, signInBrowser } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const MESSAGE = 'Is the terrace in the sun in winter?'

test.group('A form that was open for too long', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('keeps what a guest typed, and is sent again', async () => {
    const { page, context } = await openPage(server.url)
    await writeMessage(page, { name: 'Ines Guest', email: 'ines.guest@example.com' })
    await context.clearCookies()
    await send(page)
    await page.getByText('You were away for a while, so nothing was sent').waitFor()
    await holdsMessage(page)
    await send(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  test('keeps what a member typed whose session ended, until they are back', async () => {
    const { page, context } = await openPage(server.url)
    const account = { email: 'ava', password: 'vesta-demo-2026' }
    await signInBrowser(context, server.url, account)
    await writeMessage(page, {})
    await context.clearCookies()
    await send(page)
    await page.getByText('You’re signed out, so nothing was sent').waitFor()
    await holdsMessage(page)
    await context.clearCookies()
    await signInBrowser(context, server.url, account)
    await send(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

async function writeMessage(page: Page, { name, email }: { name?: string; email?: string }) {
  await page.goto('/contact')
  await page.locator('html[data-hydrated]').waitFor()
  if (name) await page.getByLabel('Your name').fill(name)
  if (email) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your message').fill(MESSAGE)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

async function holdsMessage(page: Page) {
  await holds(page.getByLabel('Your message'), MESSAGE)
}
