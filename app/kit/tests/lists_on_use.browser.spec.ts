import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { eventually } from '#tests/support/eventually'
import { BuiltServer } from '#tests/support/built_server'
import { demoListing } from '#tests/browser/demo_visit'
import { closePages, openPage } from '#tests/browser/stage'

test.group('Lists that load on use', (group) => {
  let server: BuiltServer
  let compared: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    compared = `/search/compare?homes=${(await demoListing(server.url)).split('/').at(-1)}`
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('open for what was typed before they came, with the first option for Enter', async ({
    assert,
  }) => {
    const { page, complaints } = await openPage(server.url)
    const arrive = await holdListBack(page)
    await page.goto(compared)
    const place = page.getByRole('combobox', { name: 'Distance to' })
    await place.pressSequentially('Porto')
    await page.keyboard.press('Enter')
    arrive()
    await page.keyboard.type('fin')
    await highlighted(page, /^Portofino/).waitFor()
    assert.equal(await place.inputValue(), 'Portofin')
    await page.keyboard.press('Enter')
    await holds(place, 'Portofino')
    assert.deepEqual(complaints, [])
  })

  test('open on an arrow key, and on their button', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(compared)
    const currency = page.getByRole('combobox', { name: 'Compare prices in' })
    await holds(currency, 'EUR · Euro')
    await currency.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: /Japanese Yen/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await holds(currency, 'EUR · Euro')

    await page.reload()
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('option', { name: /Japanese Yen/ }).click()
    await holds(currency, 'JPY · Japanese Yen')
    assert.deepEqual(complaints, [])
  })

  test('never offer the answer before to Enter while they search', async () => {
    const { page } = await openPage(server.url)
    await page.goto(compared)
    const place = page.getByRole('combobox', { name: 'Distance to' })
    await place.fill('Portofino')
    await highlighted(page, /^Portofino/).waitFor()
    await page.keyboard.press('Enter')
    await holds(place, 'Portofino')
    await page.waitForURL(/Portofino/)
    await place.fill('Courmayeur')
    await page.keyboard.press('Enter')
    await highlighted(page, /^Courmayeur/).waitFor()
    await page.keyboard.press('Enter')
    await holds(place, 'Courmayeur')
  })

  test('keep the answer before in sight while they search, and Enter leaves it', async ({
    assert,
  }) => {
    const { page } = await openPage(server.url)
    await page.goto(compared)
    const place = page.getByRole('combobox', { name: 'Distance to' })
    await place.fill('Roma')
    await highlighted(page, /^Rome/).waitFor()
    const arrive = await holdAnswersBack(page)
    const asked = page.waitForRequest(/api\/places\?q=Romanshorn/)
    await page.keyboard.type('nshorn')
    await asked
    assert.isTrue(await page.getByRole('option', { name: /^Rome/ }).isVisible())
    await page.keyboard.press('Enter')
    assert.equal(await place.inputValue(), 'Romanshorn')
    assert.isTrue(await page.getByRole('option', { name: /^Rome/ }).isVisible())
    arrive()
    await highlighted(page, /^Romanshorn/).waitFor()
    assert.equal(await page.getByRole('option', { name: /^Rome/ }).count(), 0)
    await page.keyboard.press('Enter')
    await holds(place, 'Romanshorn')
  })

  test('drop the answer before once something else is typed', async () => {
    const { page } = await openPage(server.url)
    await page.goto(compared)
    const place = page.getByRole('combobox', { name: 'Distance to' })
    await place.fill('Roma')
    await highlighted(page, /^Rome/).waitFor()
    await holdAnswersBack(page)
    await place.fill('Camogli')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
  })
})

/** Holds back what is found from now on. */
async function holdAnswersBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/places?*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds back the code of the list until it may arrive. */
async function holdListBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/combobox_list/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function holds(field: Locator, text: string) {
  await eventually(async () => (await field.inputValue()) === text)
}

function highlighted(page: Page, name: RegExp) {
  return page.getByRole('option', { name }).and(page.locator('[data-highlighted]'))
}
