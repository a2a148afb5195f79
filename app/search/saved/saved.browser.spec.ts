import { test } from '@japa/runner'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const PASSWORD = 'vesta-demo-2026'

const AROUND_PORTOFINO = '/search?place=Portofino&latitude=44.3034&longitude=9.2077&radius=50'

test.group('Saved homes and searches in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('a guest’s heart leads to sign in, and the home is kept once they are back', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(AROUND_PORTOFINO)
    await page.locator('.maplibregl-marker').first().waitFor()
    const heart = page
      .locator('article[id^="home-"]')
      .first()
      .getByRole('link', { name: /^Save / })
    await heart.click()
    await page.getByLabel('Email or handle').fill('mila')
    await page.locator('[name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/properties\/[a-z0-9-]+$/)
    await page.getByRole('button', { name: /^Save /, pressed: true }).waitFor()

    await page.goto('/searches?tab=homes')
    const kept = page.getByRole('button', { name: /^Save /, pressed: true })
    await kept.waitFor()
    assert.deepEqual(complaints, [])
  })

  test('hearts of one home agree, work by keyboard, and fill the list', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: 'noah', password: PASSWORD })
    await page.goto('/searches?tab=homes')
    await page.getByText('No saved homes yet').waitFor()

    await page.goto(AROUND_PORTOFINO)
    const heart = page
      .locator('article[id^="home-"]')
      .first()
      .getByRole('button', { name: /^Save / })
    const answered = page.waitForResponse(/\/save$/)
    await heart.focus()
    await page.keyboard.press('Space')
    await page.locator('article[id^="home-"] button[aria-pressed="true"]').waitFor()
    await answered
    await page.goto('/searches?tab=homes')
    await page.locator('article button[aria-pressed="true"]').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })

  test('a search is saved, paused and deleted', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url, { width: 360 })
    await signInBrowser(context, server.url, { email: 'grace', password: PASSWORD })
    await page.goto(AROUND_PORTOFINO)
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByLabel('Name').fill('Near the harbor')
    await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click()
    await page.getByText('Search saved.').waitFor()
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByText('You saved this search already, as “Near the harbor”.').waitFor()

    await page.goto('/searches')
    await page.getByRole('link', { name: 'Near the harbor', exact: true }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('link', { name: 'Edit Near the harbor' }).click()
    await page.getByText('Editing “Near the harbor”').waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Castle' }).click()
    await page.waitForURL(/type=castle.*saved=\d|saved=\d+.*type=castle/)
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await page.getByRole('button', { name: 'Update this search' }).click()
    await page.waitForURL(/\/searches$/)
    await page.getByText(/near Portofino · within 50 mi · Castle/).waitFor()

    await page.getByRole('button', { name: 'Pause Near the harbor' }).click()
    await page.getByText('Paused', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Resume Near the harbor' }).waitFor()
    await page.getByRole('button', { name: 'Delete Near the harbor' }).click()
    await page.getByRole('button', { name: 'Delete search' }).click()
    await page.getByText('No saved searches yet').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('a guest saves a search on the first page they see', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { width: 360 })
    await page.goto(AROUND_PORTOFINO)
    await page.getByRole('button', { name: 'Save search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save search' })
    await dialog.getByLabel('Email').fill('guest@example.com')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await page.getByText('Check your email and confirm the search.').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('homes are compared side by side, and those viewed are remembered here', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url, { width: 360 })
    await page.goto(AROUND_PORTOFINO)
    const menus = page.getByRole('button', { name: /^More for / })
    const compare = page.getByRole('menuitem', { name: 'Compare', exact: true })
    await menus.nth(0).click()
    await compare.click()
    await page.getByText('Choose one more').waitFor()
    await menus.nth(1).click()
    await compare.click()
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await page.waitForURL(/\/search\/compare\?homes=[a-z0-9-]+,[a-z0-9-]+$/)
    await page.getByRole('rowheader', { name: 'Price per m²' }).waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
    await page.getByLabel('Distance to').fill('Genoa')
    await page
      .getByRole('option', { name: /^Genoa/ })
      .first()
      .click()
    await page.getByRole('rowheader', { name: 'To Genoa' }).waitFor()
    await page.getByRole('cell', { name: /Nearest$/ }).waitFor()
    assert.match(page.url(), /place=Genoa/)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    const heads = page.locator('[data-heads] > div')
    assert.isFalse(await heads.isVisible())
    await page.getByRole('rowheader', { name: 'Features' }).scrollIntoViewIfNeeded()
    await heads.waitFor()
    assert.equal((await heads.boundingBox())!.y, 0)
    await page.evaluate(() => scrollTo(0, 0))

    const home = page.getByRole('columnheader').locator('p a').first()
    const name = await home.innerText()
    await home.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goto('/search?q=nothing-like-this')
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor()
    await page.getByRole('link', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear list' }).click()
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
})
