import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { closePages, holds, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'

const MARBLE = '/wiki/luxury/marble'

async function comesInSight(place: Locator): Promise<void> {
  const isInSight = () =>
    place.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  await eventually(isInSight, { what: () => `${place} in sight` })
}

test.group('The wiki in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const open = async (path: string) => {
    const opened = await openPage(server.url)
    await opened.page.goto(path)
    return opened
  }

  test('is searched while one types, and the address keeps the words', async ({ assert }) => {
    const { page, complaints } = await open('/wiki/luxury')
    const field = page.getByRole('textbox', { name: 'Search the wiki' })
    await field.fill('travert')
    await page.waitForURL(/\?q=travert$/)
    await page.getByText(/^\d+ articles? about “travert”$/).waitFor()
    await page.reload()
    await holds(field, 'travert')

    await field.fill('xyzzy')
    await page.getByText('Nothing about “xyzzy” yet').waitFor()
    await page.getByRole('link', { name: 'Browse all articles' }).click()
    await page.getByRole('heading', { level: 2, name: 'Materials', exact: true }).waitFor()
    await holds(field, '')
    assert.equal(new URL(page.url()).search, '')

    await field.fill('travertine')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Travertine and limestone', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Travertine and limestone' }).waitFor()
    await page.goBack()
    await holds(field, 'travertine')
    await page.getByText(/about “travertine”$/).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('opens the article that one chooses while still typing', async ({ assert }) => {
    const { page, complaints } = await open('/wiki/luxury')
    await page.clock.install()
    let answer = () => {}
    const isDue = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/wiki/luxury/travertine*', async (route) => {
      await isDue
      await route.continue()
    })
    await page.getByRole('textbox', { name: 'Search the wiki' }).fill('marb')
    await page.getByRole('link', { name: 'Travertine and limestone', exact: true }).first().click()
    await page.clock.runFor(1000)
    answer()
    await page.getByRole('heading', { level: 1, name: 'Travertine and limestone' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('leads from article to article, and to what is for sale', async ({ assert }) => {
    const { page, complaints } = await open(MARBLE)
    await page.getByRole('link', { name: 'terrazzo', exact: true }).click()
    await page.waitForURL('**/wiki/luxury/terrazzo')
    await page.getByRole('heading', { level: 1, name: 'Terrazzo' }).waitFor()
    const onVesta = page.getByRole('region', { name: 'See it on vesta' })
    await onVesta.getByRole('link', { name: /^Designs/ }).waitFor()
    await onVesta.getByRole('link', { name: /^Homes/ }).waitFor()
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Materials' })
      .click()
    await page.waitForURL('**/wiki/luxury#materials')
    await comesInSight(page.locator('#materials'))
    assert.deepEqual(complaints, [])
  })

  test('cites its sources, there and back, by mouse and by keys', async ({ assert }) => {
    const { page, complaints } = await open(MARBLE)
    const reference = page.getByRole('link', { name: /^Source 1: ASTM C503/ })
    await reference.click()
    await page.waitForURL(/#source-1$/)
    const source = page.locator('#source-1')
    await comesInSight(source)
    await source.and(page.locator(':target')).waitFor()
    await page.getByRole('link', { name: 'Back to the text from source 1' }).click()
    await page.waitForURL(/#cited-1-1$/)
    await comesInSight(reference)

    // the second of two citations of one source
    const second = page.getByRole('link', { name: /^Source 2: Natural Stone Institute/ }).nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#source-2$/)
    await page.locator('#source-2').and(page.locator(':focus')).waitFor()
    const back = page.getByRole('link', {
      name: 'Back to the text from source 2, citation 2 of 2',
    })
    // past the source’s own address and the way back to the first citation
    for (let link = 0; link < 3; link += 1) await page.keyboard.press('Tab')
    await back.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#cited-2-2$/)
    await second.and(page.locator(':focus')).waitFor()
    await comesInSight(second)
    assert.deepEqual(complaints, [])
  })
})
