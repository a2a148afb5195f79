import { test } from '@japa/runner'
import { closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

test.group('Code that is lost on the way', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('without a network, a button’s dialog waits, says why, and opens with the network', async () => {
    const { page, context } = await openPage(server.url, { width: 360 })
    await page.goto('/search')
    // the code of notices comes with the first touch
    const notices = page.waitForResponse(/toaster-.*\.js$/)
    await page.getByRole('heading', { level: 1 }).first().click()
    await notices
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save search' }).first().click()
    await page.getByText('You’re offline. This part opens once you’re back online.').waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()

    await context.setOffline(false)
    await page.getByRole('dialog').waitFor()
  })

  test('a page that can’t be drawn says so, and the next one is drawn', async ({ assert }) => {
    const { page } = await openPage(server.url)
    await page.goto('/wiki/luxury')
    await page.route('**/wiki/**', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { props: object }
      await route.fulfill({
        response,
        json: { ...answer, props: { ...answer.props, article: {} } },
      })
    })
    const article = page.getByRole('main').locator('a[href*="/wiki/"]').first()
    await article.click()
    await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
    assert.match(await page.title(), /^This page stopped working/)
    await page.getByRole('button', { name: 'Reload' }).waitFor()

    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await page
      .getByRole('heading', { name: 'This page stopped working' })
      .waitFor({ state: 'detached' })
    await page.waitForURL('**/about')
  })
})
