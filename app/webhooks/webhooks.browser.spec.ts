import { test } from '@japa/runner'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const PHONE = { width: 360 }

test.group('Webhooks page', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('makes one, tests it, reads the log, rolls the secret, deletes it', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/webhooks')
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'New webhook' }).click()
    await page.getByLabel('Address').fill('https://10.0.0.7/hooks')
    await page.keyboard.press('Enter')
    await page.getByText('Use an address on the public internet.').waitFor()
    await page.getByLabel('Address').fill('https://hooks.invalid/vesta')
    await page.keyboard.press('Enter')
    const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()
    assert.match(secret, /^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('link', { name: 'hooks.invalid' }).click()
    await page.getByText('Nothing sent yet').waitFor()
    await page.getByRole('button', { name: 'Send a test' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'webhook.test' })
    await row.getByText('Failed').waitFor()
    await row.getByText('webhook.test').first().click()
    await page.getByText('We couldn’t connect.').waitFor()

    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'New secret' }).click()
    await page.getByRole('button', { name: 'Make a new secret' }).click()
    assert.notEqual(
      await page.getByRole('textbox', { name: 'Signing secret' }).inputValue(),
      secret
    )
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await page.getByText('No webhooks yet').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('is accessible and fits a phone', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/webhooks', PHONE)
    await page.getByRole('button', { name: 'New webhook' }).click()
    await page.getByLabel('Address').fill('https://hooks.invalid/a/rather/long/path/of/a/server')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Create webhook' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: 'hooks.invalid' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('link', { name: 'hooks.invalid' }).click()
    await page.getByRole('button', { name: 'Send a test' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'webhook.test' })
    await row.getByText('Failed').waitFor()
    await row.getByText('webhook.test').first().click()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.equal(await overflow(page), 0)
  })
})
