import { test } from '@japa/runner'
import { closePages, holds } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { openAs } from '#tests/browser/demo_visit'

test.group('Searching messages', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('finds by the beginnings of words, by keyboard leads there and back', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/messages')
    await page.getByRole('paragraph').filter({ hasText: 'Search your messages' }).waitFor()
    await page.keyboard.type('LOGGIA dist')
    await page.getByText('No messages found').waitFor()
    assert.include(page.url(), 'q=LOGGIA+dist')

    await page.getByRole('textbox').fill('séttë')
    await page.getByText('No messages found').waitFor()
    await page.getByRole('textbox').fill('LÓGG')
    const results = page.getByRole('list', { name: 'Search results' })
    await results.getByText('Celeste Moreau').first().waitFor()
    assert.deepEqual(
      (await results.locator('mark').allTextContents()).map((word) => word.toLowerCase()),
      ['logg', 'logg', 'logg']
    )

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/chats\?chat=\d+&message=\d+/)
    await page.goBack()
    await results.waitFor()
    await holds(page.getByRole('textbox'), 'LÓGG')
    assert.deepEqual(complaints, [])
  })

  test('says when it failed, and tries again', async () => {
    const { page } = await openAs(server.url, 'ava', '/messages')
    await page.route('**/api/messages?*', (route) => route.abort())
    await page.getByRole('textbox').fill('terrace')
    await page.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await page.unroute('**/api/messages?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('list', { name: 'Search results' }).getByText('terrace').waitFor()
  })

  test('shows page after page', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/messages?q=t')
    const results = page.getByRole('list', { name: 'Search results' }).getByRole('listitem')
    await results.first().waitFor()
    assert.equal(await results.count(), 20)
    await page.getByRole('button', { name: 'Show more' }).click()
    await results.nth(20).waitFor()
    const ids = await results
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    assert.equal(new Set(ids).size, ids.length)
  })
})
