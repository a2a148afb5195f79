import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const PASSWORD = 'vesta-demo-2026'

/** A device with a finger on its sensor. */
async function attachDevice(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    touch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test.group('Passkeys in the browser', (group) => {
  let server: BuiltServer
  let origin: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    origin = `http://localhost:${server.port}`
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are added, used without typing, and removed', async ({ assert }) => {
    const { page, context, complaints } = await openPage(origin)
    await signInBrowser(context, origin, { email: 'ava', password: PASSWORD })
    const device = await attachDevice(context, page)
    await page.goto('/settings/passkeys')
    await page.getByText('No passkeys yet').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
    await row.getByText('Never used').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await row.getByRole('button', { name: /Rename/ }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Desk')
    await page.keyboard.press('Enter')
    await row.getByText('Desk', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('This device already has a passkey').waitFor()

    await context.clearCookies()
    await device.touch(false)
    await page.goto('/login')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await device.touch(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL('**/dashboard')

    await page.goto('/settings/passkeys')
    await row.getByText(/Last used/).waitFor()
    await row.getByRole('button', { name: 'Remove “Desk”' }).click()
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await page.getByText('No passkeys yet').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('are suggested where the name is typed, and confirm that it’s you', async ({ assert }) => {
    const { page, context, complaints } = await openPage(origin)
    await signInBrowser(context, origin, { email: 'mila', password: PASSWORD })
    const device = await attachDevice(context, page)
    await page.goto('/settings/passkeys')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Never used').waitFor()

    await context.clearCookies()
    await signInBrowser(context, origin, { email: 'mila', password: PASSWORD })
    await page.goto('/settings/two-factor')
    await page.getByRole('button', { name: 'Set up' }).click()
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('Scan this with').waitFor()

    await context.clearCookies()
    await device.touch(true)
    await page.goto('/login')
    await page.waitForURL(/dashboard/)
    assert.deepEqual(complaints, [])
  })

  test('say where they can’t be used, on a phone', async ({ assert }) => {
    const { page, context } = await openPage(server.url, { width: 360 })
    await signInBrowser(context, server.url, { email: 'ava', password: PASSWORD })
    await page.goto('/settings/passkeys')
    await page.getByText('address made of numbers').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Add a passkey' }).count(), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth
    )
    assert.isAtMost(overflow, 0)
  })
})
