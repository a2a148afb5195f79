import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, closePages, holds, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { OpenIdServer } from '#tests/support/open_id_server'
import { PASSWORD } from '#tests/support/password'

const LOGIN = 'ava-at-acme'
const AVA = { name: 'Ava Moreau', email: 'ava@acme.example', email_verified: true }

test.group('Signing in at another provider', (group) => {
  let acme: OpenIdServer
  let server: BuiltServer

  group.setup(async () => {
    acme = await OpenIdServer.listen()
    const { issuer, clientId, clientSecret, name } = acme.settings
    server = await BuiltServer.create({
      env: {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: name,
      },
    })
    await acme.serve(server.url)
    acme.people.set(LOGIN, AVA)
    await server.start()
    return async () => {
      await server.remove()
      await acme.stop()
    }
  })
  group.each.teardown(() => closePages())

  async function open() {
    const opened = await openPage(server.url)
    await opened.page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' })
    )
    return opened
  }

  async function signInAtAcme(page: Page, login = LOGIN) {
    await page.locator('[name=login]').fill(login)
    await page.locator('[name=password]').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  test('makes an account, signs in again, disconnects and connects', async ({ assert }) => {
    const { page, complaints } = await open()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await signInAtAcme(page)
    await page.waitForURL('**/register/finish')
    await holds(page.getByLabel('Name'), AVA.name)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByLabel('Handle').fill('ava_acme')
    await page.getByText('Available', { exact: true }).waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/dashboard')

    await page.getByRole('button', { name: 'Account' }).click()
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Sign out' }).click(),
    ])
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await page.waitForURL('**/dashboard')

    await page.goto('/settings/connected-accounts')
    await page.getByText(AVA.email).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Disconnect Acme' }).click()
    await page.getByText('This is your only way to sign in.').waitFor()

    await page.goto('/settings/password')
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm new password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByLabel('Current password').waitFor()

    await page.goto('/settings/connected-accounts')
    await page.getByRole('button', { name: 'Disconnect Acme' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Not connected').waitFor()
    await page.getByRole('link', { name: 'Connect Acme' }).click()
    await page.getByText('Your Acme account is connected.').waitFor()
    await page.getByText(AVA.email).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('says what went wrong, and where to go on', async ({ assert }) => {
    const { page } = await open()
    await page.goto('/register')
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('heading', { name: 'That didn’t work' }).waitFor()
    await page.getByText('You didn’t let Acme tell us who you are.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await page.waitForURL('**/login')
  })
})
