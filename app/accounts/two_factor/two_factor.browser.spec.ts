import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import {
  accessibilityFaults,
  closePages,
  holds,
  openPage,
  THEMES,
  type Scene,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const STEP_MS = 30_000

test.group('Signing in with a second factor', (group) => {
  let server: BuiltServer
  let app: TOTP
  let recoveryCodes: string[]

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const ava = new Visitor(server.url)
    await ava.signIn('ava', PASSWORD)
    await ava.post('/confirm-password', { password: PASSWORD })
    const started = await ava.post('/api/settings/two-factor', {})
    const { secret } = (await started.json()) as { secret: string }
    app = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = app.generate()
    const confirmed = await ava.post('/api/settings/two-factor/confirm', { code })
    recoveryCodes = ((await confirmed.json()) as { recovery_codes: string[] }).recovery_codes
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function showPassword(scene?: Scene) {
    const opened = await openPage(server.url, scene)
    await opened.page.goto('/login')
    await opened.page.locator('[name=email]').fill('ava')
    await opened.page.locator('[name=password]').fill(PASSWORD)
    await opened.page.keyboard.press('Enter')
    await opened.page.waitForURL('**/two-factor-challenge')
    return opened
  }

  test('asks for the code after the password', async ({ assert }) => {
    const { page, complaints } = await showPassword()
    await page.getByLabel('Code').fill('000 000')
    await page.keyboard.press('Enter')
    await page.getByText('That code isn’t right').waitFor()
    await holds(page.getByLabel('Code'), '')
    // a code works once, and the current one may have confirmed the setup
    await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + STEP_MS }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    assert.deepEqual(complaints, [])
  })

  test('takes a recovery code on a phone', async ({ assert }) => {
    const { page } = await showPassword({ width: 360 })
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes.pop()!)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')
  })
})
