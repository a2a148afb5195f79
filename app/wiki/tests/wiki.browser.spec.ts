import { test } from '@japa/runner'
import { overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

test.group('The wiki in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('is searched while one types, and the address keeps it', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { width: 360, bypassCSP: true })
    await page.goto('/wiki/luxury')
    const field = page.getByRole('textbox', { name: 'Search the wiki' })
    await field.fill('marble')
    const article = page.getByRole('link', { name: 'Marble', exact: true }).first()
    await article.waitFor()
    await page.waitForURL(/q=marble/)
    await page.reload()
    await article.waitFor()
    assert.equal(await field.inputValue(), 'marble')
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await field.fill('zzz')
    await article.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  test('an article names its sources and leads to others', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { width: 360, bypassCSP: true })
    await page.goto('/wiki/luxury/marble')
    const sources = page.getByRole('region', { name: 'Sources' }).getByRole('link')
    for (const link of await sources.all()) {
      assert.match((await link.getAttribute('href')) ?? '', /^https:\/\//)
    }
    const related = page.getByRole('region', { name: 'Read next' }).getByRole('link').first()
    const address = await related.getAttribute('href')
    assert.match(address ?? '', /^\/wiki\/luxury\/[a-z-]+$/)
    await related.click()
    await page.waitForURL(`**${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
    await page.waitForURL(/\/wiki\/luxury(#.*)?$/)
    assert.deepEqual(complaints, [])
  })
})
