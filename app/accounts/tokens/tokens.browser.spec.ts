import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { loseAnswers } from '#tests/browser/lost_answers'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const PHONE = { width: 360 }

async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Your password').fill('vesta-demo-2026')
  await page.keyboard.press('Enter')
}

test.group('API tokens page', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('makes a token that works, shows it once, and deletes it', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/api-tokens')
    await page.getByText('No tokens yet').waitFor()
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Website feed')
    await page.getByRole('checkbox', { name: 'Update' }).check()
    await page.keyboard.press('Enter')
    await confirmPassword(page)
    const token = await page.getByLabel('API token').inputValue()
    const ask = () =>
      fetch(`${server.url}/api/followings`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal((await ask()).status, 200)

    await page.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('row', { name: 'Website feed' })
    await row.getByText('update').waitFor()
    await row.getByText('read').waitFor()
    await page.reload()
    await row.waitFor()
    assert.notInclude(await page.content(), token)

    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete token' }).click()
    await page.getByText('No tokens yet').waitFor()
    assert.equal((await ask()).status, 401)
    assert.deepEqual(complaints, [])
  })

  test('is accessible and fits a phone', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/api-tokens', PHONE)
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Name', { exact: true }).fill('A rather long name')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Create token' }).click()
    await confirmPassword(page)
    await page.getByLabel('API token').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row', { name: 'A rather long name' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.equal(await overflow(page), 0)
  })

  test('makes one whose answer is lost once, and says that it can’t be shown', async ({
    assert,
  }) => {
    const { page } = await openAs(server.url, 'ava', '/api-tokens')
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Name', { exact: true }).fill('On a train')
    const endLosing = await loseAnswers(page, '**/api/tokens')
    await page.getByRole('button', { name: 'Create token' }).click()
    await confirmPassword(page)
    await page.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await endLosing()
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByText('Delete it and create another.').waitFor()
    const row = page.getByRole('row', { name: 'On a train' })
    await row.waitFor()
    assert.equal(await row.count(), 1)
  })
})
