import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const follows = (page: Page, name: string) =>
  page.getByRole('button', { name: `Following ${name}` }).waitFor()

test.group('The society', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('finds people despite a typo or an accent, to follow from the list', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'otto', '/society')
    await page.getByLabel('Search people').fill('Beatris Carvallo')
    await page.waitForURL(/q=Beatris/)
    const follow = page.getByRole('button', { name: 'Follow Beatriz Carvalho' })
    await Promise.all([page.waitForResponse(/\/follow$/), follow.click()])
    await follows(page, 'Beatriz Carvalho')
    await page.reload()
    await follows(page, 'Beatriz Carvalho')

    for (const [typed, found] of [
      ['mila sorensen', 'Mila Sørensen'],
      ['Ìvà Markovic', 'Iva Marković'],
    ]) {
      await page.getByLabel('Search people').fill(typed)
      await page.getByRole('link', { name: found }).waitFor()
      await page.getByRole('link', { name: 'Beatriz Carvalho' }).waitFor({ state: 'detached' })
    }
    await page.getByLabel('Search people').fill('zzzzqqqq')
    await page.getByText('Nobody found').waitFor()

    await page.getByRole('tab', { name: 'Teams' }).click()
    await page.getByLabel('Search teams').fill('rinaldi')
    await page.getByRole('link', { name: 'Rinaldi & Figli' }).waitFor()
    await page.getByRole('tab', { name: 'Markets' }).click()
    await page.getByLabel('Search markets').fill('portofina')
    await page.getByRole('link', { name: 'Portofino' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('opens the person whom one chooses while still typing', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'otto', '/society')
    const person = page.getByRole('region', { name: 'People' }).getByRole('link', { name: /\w/ })
    const name = await person.first().innerText()
    const address = new URL((await person.first().getAttribute('href'))!, server.url)
    await page.clock.install()
    let answer = () => {}
    const isDue = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`${address}*`, async (route) => {
      await isDue
      await route.continue()
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('Search people').fill(name.slice(0, 3))
    await person.first().click()
    await page.clock.runFor(1000)
    answer()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    assert.equal(page.url(), address.href)
    assert.deepEqual(complaints, [])
  })

  test('suggests people with the reason, and filters by account type', async ({ assert }) => {
    const { page } = await openAs(server.url, 'ava', '/society')
    const suggested = page
      .getByRole('region', { name: 'Suggested for you' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Follow/ }) })
    await suggested.first().waitFor()
    const reasons = await suggested.allInnerTexts()
    assert.isNotEmpty(reasons)
    for (const words of reasons)
      assert.match(words, /Followed by (someone|\d+ people) you|Also in /)

    await page.getByRole('combobox', { name: 'Account type' }).click()
    await page.getByRole('option', { name: 'Designers' }).click()
    await page.waitForURL(/type=designer/)
    const people = page
      .getByRole('region', { name: 'People' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Follow/ }) })
    await page.getByRole('heading', { name: 'Suggested for you' }).waitFor({ state: 'detached' })
    for (const words of await people.allInnerTexts()) assert.include(words, 'Interior designer')
  })

  test('suggests teams and markets, too, each once', async ({ assert }) => {
    const { page } = await openAs(server.url, 'hugo', '/society?kind=markets')
    const suggested = page.getByRole('region', { name: 'Suggested for you' })
    const button = suggested.getByRole('button', { name: /^Join market / }).first()
    const label = (await button.getAttribute('aria-label'))!
    assert.equal(await page.getByRole('button', { name: label, exact: true }).count(), 1)
    for (const words of await suggested.getByRole('listitem').allInnerTexts())
      assert.match(words, /you follow|Near |Among the largest markets/)
    await page.getByLabel('Search markets').fill('portofino')
    await suggested.waitFor({ state: 'detached' })

    await page.goto('/society?kind=teams')
    await suggested.getByRole('listitem').first().waitFor()
    for (const words of await suggested.getByRole('listitem').allInnerTexts())
      assert.match(words, /you follow|Also in |Among the largest teams/)
    assert.isAtMost(await overflow(page), 0)
  })

  test('shows its markets on a map, and the people of one', async () => {
    const { page } = await openAs(server.url, 'otto', '/society')
    await page
      .getByRole('button', { name: /\d+ members?(, zoom in)?$/ })
      .first()
      .waitFor()
    await page.getByRole('combobox', { name: 'Market' }).fill('Lond')
    await page.getByRole('option', { name: /London/ }).click()
    await page.waitForURL(/market=\d+/)
    await page.getByRole('link', { name: 'Hugo Delacroix' }).waitFor()
    await page.getByRole('link', { name: 'Ava Rinaldi' }).waitFor({ state: 'detached' })
  })

  test('takes people into a market and follows, all by keyboard', async ({ assert }) => {
    const { page } = await openAs(server.url, 'noah', '/society?kind=markets')
    const button = page.getByRole('button', { name: /^Join market / }).first()
    const name = (await button.getAttribute('aria-label'))!.replace('Join market ', '')
    await button.focus()
    await page.keyboard.press('Enter')
    const leave = page.getByRole('button', { name: `Leave market ${name}` })
    await leave.waitFor()
    await page.reload()
    await leave.waitFor()

    await page.getByRole('tab', { name: 'Markets' }).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'People', selected: true }).waitFor()
    const search = page.getByLabel('Search people')
    while (!(await search.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Grace')
    await page.waitForURL(/q=Grace/)
    const follow = page.getByRole('button', { name: /^Follow(ing)? Grace Whitfield/ })
    const before = await follow.getAttribute('aria-label')
    while (!(await follow.evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await Promise.all([page.waitForResponse(/\/follow$/), page.keyboard.press('Enter')])
    assert.notEqual(await follow.getAttribute('aria-label'), before)
  })

  test('says that a search failed, and tries again', async () => {
    const { page } = await openAs(server.url, 'otto', '/society')
    await page.route('**/society?q=*', (route) => route.abort())
    await page.getByLabel('Search people').fill('Grace')
    await page.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await page.unroute('**/society?q=*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Grace Whitfield' }).waitFor()
  })
})
