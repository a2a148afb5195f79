import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { RATES_DAY } from '#app/search/rates/currency_rates'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

test.group('A price in the visitor’s currency', (group) => {
  let server: BuiltServer
  let slug: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const answer = await fetch(`${server.url}/api/search/properties`)
    const { properties } = (await answer.json()) as {
      properties: { data: { slug: string; currency: string; price: number | null }[] }
    }
    slug = properties.data.find(({ currency, price }) => currency === 'EUR' && price)!.slug
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const inDollars = (page: Page) =>
    page.getByText(`at the rate of ${DAY.format(new Date(RATES_DAY))}`).first()

  test('stands below it with the day of the rate, and another is chosen for every home', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(`/properties/${slug}`)
    await inDollars(page).waitFor()
    assert.match((await inDollars(page).textContent()) ?? '', /^About \$[\d,]+ at the rate of /)

    await inDollars(page).click()
    const dialog = page.getByRole('dialog', { name: 'Price in other currencies' })
    await dialog.getByText('The asking price is what counts.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await dialog.getByRole('combobox', { name: 'Your currency' }).fill('CHF')
    await page.getByRole('option', { name: /^CHF/ }).click()
    await dialog.getByText(/^About CHF/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.reload()
    await page.getByRole('button', { name: /^About CHF/ }).waitFor()
    await page.goto(`/properties/${slug}/print`)
    await page.getByText(/^About CHF/).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('moves nothing when it comes, and is left out where the rates don’t', async ({ assert }) => {
    const { page } = await openPage(server.url, { width: 360 })
    await page.route('**/api/currency/rates', (route) => route.abort())
    await page.goto(`/properties/${slug}`)
    const line = page.getByRole('button', { name: 'In other currencies' })
    await line.waitFor()
    const before = await line.boundingBox()

    await page.unroute('**/api/currency/rates')
    await page.reload()
    await inDollars(page).waitFor()
    const after = await inDollars(page).boundingBox()
    assert.deepEqual([after?.y, after?.height], [before?.y, before?.height])
  })
})
