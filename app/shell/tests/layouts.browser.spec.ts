import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { browserOf, demoListing, overflow, signIn } from '#tests/browser/demo_visit'
import { PHONE, resize } from '#tests/browser/device'
import { closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const PAGES = [
  '/search',
  '/search/compare',
  '/@noah',
  '/@noah/followers',
  '/designs',
  '/designs/gallery',
  '/teams/rinaldi',
  '/markets/portofino',
  '/wiki/luxury',
  '/templates',
]

/** These end in the footer for everybody. */
const READING = ['/', '/about', '/contact', '/developers', '/privacy-policy']

/** Each page grows to a desktop and shrinks to a phone, where the next one opens. */
const DEVICES = [1440, PHONE]

const footer = (page: Page) => page.getByRole('contentinfo')
const account = (page: Page) => page.getByRole('button', { name: 'Account' })

/** Whether the browser asked for the code of the app’s layout. */
function followAppLayout(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('app_layout')) asked.push(request.url())
  })
  return asked
}

test.group('Pages for guests and people who are signed in', (group) => {
  let server: BuiltServer
  let listing: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    listing = await demoListing(server.url)
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('have the visitor’s bar for guests, who load no more than that', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    const asked = followAppLayout(page)
    for (const path of [...PAGES, ...READING, listing]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
      assert.equal(await footer(page).count(), 1, path)
    }
    assert.deepEqual(asked, [])
    assert.deepEqual(complaints, [])
  })

  test('have the app’s rail for who is signed in; on a phone its bar, and nothing under it', async ({
    assert,
  }) => {
    const { page, complaints } = await browserOf(server.url, 'noah')
    const asked = followAppLayout(page)
    for (const path of [...PAGES, listing]) {
      await page.goto(path)
      for (const width of DEVICES) {
        await resize(page, width)
        await account(page).waitFor()
        assert.equal(await footer(page).count(), 0, path)
        assert.isAtMost(await overflow(page), 0, path)
      }
    }
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    const contact = await page.locator('[data-bottom-bar]').boundingBox()
    assert.isAtMost(contact!.y + contact!.height, bar!.y + 1)
    assert.isNotEmpty(asked)
    assert.deepEqual(complaints, [])
  })

  test('have the rail or the bar, and the footer, if they are for reading', async ({ assert }) => {
    const { page, complaints } = await browserOf(server.url, 'noah')
    for (const path of READING) {
      await page.goto(path)
      for (const width of DEVICES) {
        await resize(page, width)
        await account(page).waitFor()
        assert.equal(await page.getByRole('link', { name: /^(Sign in|Join)$/ }).count(), 0, path)
        assert.equal(await footer(page).count(), 1, path)
        assert.isAtMost(await overflow(page), 0, path)
      }
    }
    assert.deepEqual(complaints, [])
  })

  test('keep what is one’s own where nothing is, and where one may not go', async ({ assert }) => {
    const { page } = await browserOf(server.url, 'noah')
    for (const [path, title] of [
      ['/nothing/here', 'Nobody lives here'],
      ['/properties/nothing-here', 'Nobody lives here'],
      ['/staff/reports', 'This door is closed'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { name: title }).waitFor()
      await account(page).waitFor()
      assert.equal(await page.getByRole('link', { name: /^(Sign in|Join)$/ }).count(), 0, path)
    }
    const { page: stranger } = await openPage(server.url)
    await stranger.goto('/nothing/here')
    await stranger.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
  })

  test('change their bar when somebody signs in', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/search')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')
    await signIn(page, 'ava')
    await page.waitForURL((url) => url.pathname !== '/login')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search', exact: true })
      .click()
    await page.waitForURL('**/search')
    await page
      .getByRole('heading', { name: /homes?/ })
      .first()
      .waitFor()
    await account(page).waitFor()
    assert.equal(await footer(page).count(), 0)
    assert.deepEqual(complaints, [])
  })
})
