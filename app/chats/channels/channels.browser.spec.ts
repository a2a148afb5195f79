import { test } from '@japa/runner'
import { faultsOnDevices } from '#tests/browser/device'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { openAs } from '#tests/browser/demo_visit'

test.group('Channels', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are joined, opened and left', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/channels')
    const market = page.getByRole('region', { name: 'Channels in St. Moritz' })
    await market.getByText('1 member').waitFor()
    await market.getByRole('button', { name: 'Join Engadine, under snow' }).click()
    await market.getByText('2 members').waitFor()
    await market.getByRole('link', { name: 'Open Engadine, under snow' }).click()
    await page.waitForURL(/\/chats\?chat=\d+/)
    await page.getByText('The Julier is open with chains.').waitFor()

    await page.goBack()
    await market.getByRole('button', { name: 'Leave Engadine, under snow' }).click()
    await market.getByRole('button', { name: 'Join Engadine, under snow' }).waitFor()
    await page.reload()
    await market.getByText('1 member').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('are opened for a market, once they have a name', async ({ assert }) => {
    const { page } = await openAs(server.url, 'mila', '/channels')
    const market = page.getByRole('region', { name: 'Channels in Sylt' })
    await market.getByRole('button', { name: 'Start the first one' }).click()
    const dialog = page.getByRole('dialog', { name: 'New channel' })
    await dialog.waitFor()
    assert.equal(await faultsOnDevices(page), '')
    await dialog.getByRole('button', { name: 'Create channel' }).click()
    await dialog.getByText('Give the channel a name.').waitFor()
    await dialog.getByLabel('Name').fill('Dunes and doors')
    assert.include(
      await dialog.getByRole('combobox', { name: 'Market or team' }).textContent(),
      'Sylt'
    )
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/chats\?chat=\d+/)

    const { page: neighbor } = await openAs(server.url, 'jonas', '/channels')
    await neighbor.getByRole('button', { name: 'Join Dunes and doors' }).waitFor()
  })

  test('come with the first market', async () => {
    const { page } = await openAs(server.url, 'otto', '/channels')
    await page.getByText('Join a market to see its channels').waitFor()
    await page.getByRole('button', { name: 'Join a market' }).click()
    await page.getByLabel('Place').fill('Aspen')
    await page
      .getByRole('option', { name: /Colorado/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Join market' }).click()
    await page
      .getByRole('region', { name: 'Channels in Aspen' })
      .getByRole('button', { name: 'Join Aspen, before it is listed' })
      .waitFor()
  })

  test('say when joining did not work', async () => {
    const { page } = await openAs(server.url, 'ava', '/channels')
    await page.route('**/api/channels/*/join', (route) => route.abort())
    await page.getByRole('button', { name: 'Join Engadine, under snow' }).click()
    await page.getByText('You’re offline, or the server can’t be reached.').waitFor()
  })
})
