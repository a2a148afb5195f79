import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })
const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: new RegExp(`^${stage}`) })
const cardsOf = (page: Page, stage: string) => column(page, stage).locator('[data-card]')

async function drag(page: Page, from: string, onto: ReturnType<typeof card>) {
  await card(page, from).scrollIntoViewIfNeeded()
  const start = (await card(page, from).boundingBox())!
  const end = (await onto.boundingBox())!
  const y = Math.max(end.y + 40, start.y + 10)
  await page.mouse.move(start.x + 30, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 40, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, y, { steps: 10 })
  await page.mouse.up()
}

test.group('Pursuits in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const open = (handle: string, width?: number) =>
    openAs(server.url, handle, '/pursuits', { width })

  test('move by mouse and by keys, between stages and within, and stay', async ({ assert }) => {
    const { page, complaints } = await open('ava', 1440)
    await cardsOf(page, 'Watching').getByText('Bergmahd').waitFor()
    await drag(page, 'The Lantern', column(page, 'Contacted'))
    await column(page, 'Contacted').getByText('The Lantern').waitFor()
    await page
      .getByRole('status')
      .getByText(/The Lantern, moved to Contacted/)
      .waitFor()

    await card(page, 'Chesa Lunga').focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.getByText('Chesa Lunga, moved to Watching, position 1 of 2').waitFor()
    await cardsOf(page, 'Watching').first().getByText('Chesa Lunga').waitFor()
    await card(page, 'Chesa Lunga').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    await card(page, 'Bergmahd').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Bergmahd, moved to Contacted').waitFor()
    await card(page, 'Bergmahd').and(page.locator(':focus')).waitFor()

    await page.waitForLoadState('networkidle')
    await page.reload()
    await column(page, 'Contacted').getByText('The Lantern').waitFor()
    await column(page, 'Contacted').getByText('Bergmahd').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })

  test('are shown as the address says', async ({ assert }) => {
    const { page, complaints } = await open('ava', 1440)
    const shown = (view: string) =>
      page.getByRole('button', { name: view, exact: true, pressed: true })
    const stage = page.getByRole('combobox', { name: /^Stage of / }).first()
    await shown('Board').waitFor()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.waitForURL(/\?view=list$/)
    await stage.waitFor()
    await page.reload()
    await shown('List').waitFor()
    await stage.waitFor()

    const phone = await openAs(server.url, 'ava', '/pursuits?view=board', { width: 360 })
    const board = phone.page.getByRole('button', { name: 'Board', exact: true, pressed: true })
    await board.waitFor()
    await phone.page.locator('[data-card]').first().waitFor()
    assert.deepEqual([...complaints, ...phone.complaints], [])
  })

  test('stay as they were chosen, should an older answer come late', async ({ assert }) => {
    const { page, complaints } = await open('ava', 1440)
    const asked = Promise.withResolvers<void>()
    const arrival = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname === '/pursuits',
      async (route) => {
        if (!route.request().headers()['x-inertia']) return route.fallback()
        asked.resolve()
        await arrival.promise
        await route.fallback()
      }
    )
    // the page asks for news as soon as it hears of changes
    await page.reload()
    await asked.promise
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.waitForURL(/\?view=list$/)
    const answered = page.waitForResponse(
      (response) => response.request().headers()['x-inertia'] !== undefined
    )
    arrival.resolve()
    await answered
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'List', exact: true, pressed: true }).waitFor()
    assert.match(page.url(), /\?view=list$/)
    assert.deepEqual(complaints, [])
  })

  test('have a note and a rating, and are compared', async ({ assert }) => {
    const { page, complaints } = await open('ava', 1440)
    await card(page, '14 Farrow Street').click()
    const sheet = page.getByRole('dialog', { name: '14 Farrow Street' })
    await sheet.getByRole('radio', { name: '4 of 5: Very good' }).check()
    await sheet.getByLabel('Note').fill('There is a lift, behind the kitchen')
    await sheet.getByRole('button', { name: 'Save note' }).click()
    await sheet.getByText('Saved').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.keyboard.press('Escape')
    await card(page, '14 Farrow Street').getByText('There is a lift').waitFor()
    await card(page, '14 Farrow Street').getByRole('img', { name: '4 of 5 stars' }).waitFor()

    await page.getByRole('checkbox', { name: 'Compare 14 Farrow Street' }).check()
    await page.getByRole('checkbox', { name: 'Compare Haus Zürsersee' }).check()
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    const table = page.getByRole('table', { name: 'Homes side by side' })
    await table.getByText('Haus Zürsersee').waitFor()
    for (const name of [
      'Price per sq ft',
      'Monthly cost, estimated',
      'Nearest towns',
      'Bedrooms',
    ]) {
      await table.getByRole('rowheader', { name, exact: true }).waitFor()
    }
    await table.getByRole('rowheader', { name: 'Your note', exact: true }).waitFor()
    await table.getByText('There is a lift, behind the kitchen').waitFor()
    const guest = await openPage(server.url)
    await guest.page.goto(page.url())
    await guest.page.getByRole('rowheader', { name: 'Bedrooms', exact: true }).waitFor()
    assert.equal(await guest.page.getByText('There is a lift').count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('are one board for two, who see each other’s changes and lose none', async ({ assert }) => {
    const { page: noah } = await open('noah', 1440)
    const { page: mila } = await open('mila', 360)
    await noah.getByText('With Mila Sørensen').waitFor()
    await mila.getByText('With Noah Bennett').waitFor()
    assert.isAtMost(await overflow(mila), 0)
    const stageOf = mila.getByRole('combobox', { name: 'Stage of Casa do Vento' })
    await stageOf.getByText('Watching').waitFor()
    await card(noah, 'Casa do Vento').focus()
    await noah.keyboard.press('ArrowRight')
    await stageOf.getByText('Contacted').waitFor()

    await mila.getByRole('button', { name: 'The Beach Cabin' }).click()
    const hers = mila.getByRole('dialog', { name: 'The Beach Cabin' })
    await hers.getByLabel('Note').fill('Ask about the storm shutters')
    await card(noah, 'The Beach Cabin').click()
    const his = noah.getByRole('dialog', { name: 'The Beach Cabin' })
    await his.getByLabel('Note').fill('Small, but the porch')
    await his.getByRole('button', { name: 'Save note' }).click()
    await hers.getByText('Noah Bennett changed this note meanwhile').waitFor()
    await hers.getByText('Small, but the porch').waitFor()
    await hers.getByLabel('Note').fill('Small, but the porch. Ask about the storm shutters')
    await hers.getByRole('button', { name: 'Save mine' }).click()
    await his.getByText(/Mila Sørensen wrote this/).waitFor()
    assert.include(await his.getByLabel('Note').inputValue(), 'storm shutters')
    assert.deepEqual(await accessibilityFaults(mila, THEMES), [])
    assert.isAtMost(await overflow(mila), 0)
  })

  test('are shared by an invitation, which is answered on the page', async ({ assert }) => {
    const { page: ava } = await open('ava', 1440)
    await ava.getByRole('button', { name: 'Share' }).click()
    const dialog = ava.getByRole('dialog', { name: 'Share your board' })
    await dialog.getByLabel('Or by email').fill('grace@vesta.test')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByText('Invited').waitFor()
    assert.deepEqual(await accessibilityFaults(ava, THEMES), [])
    const { page: grace } = await open('grace', 360)
    await grace.getByText('Ava Rinaldi invited you to share a board').waitFor()
    assert.isAtMost(await overflow(grace), 0)
    await grace.getByRole('button', { name: 'Share board' }).click()
    await grace.getByRole('button', { name: 'Haus Zürsersee' }).waitFor()
    await dialog.getByText('Grace Whitfield').waitFor()
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    const sure = ava.getByRole('alertdialog')
    await sure.getByRole('button', { name: 'Stop sharing' }).click()
    await dialog.getByLabel('Or by email').waitFor()
    await grace.getByText('With Ava Rinaldi').waitFor({ state: 'hidden' })
    await grace.getByRole('button', { name: 'Haus Zürsersee' }).waitFor()
  })

  test('and public boards are found by the command palette', async ({ assert }) => {
    const { page, complaints } = await open('ava', 1440)
    await cardsOf(page, 'Watching').first().waitFor()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('Haus Z')
    await palette.getByRole('group', { name: 'Pursuits' }).getByText('Haus Zürsersee').click()
    await page.waitForURL(/\/pursuits\?open=\d+/)
    await page.getByRole('dialog', { name: 'Haus Zürsersee' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill('Quiet rooms')
    await palette.getByRole('group', { name: 'Dreams' }).getByText('Quiet rooms').click()
    await page.waitForURL(/\/dreams\/\d+/)
    await page.getByRole('heading', { level: 1, name: 'Quiet rooms' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('take a home from its page', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'grace', '/search')
    const { properties } = await page.evaluate(async () =>
      (
        await fetch('/api/search/properties?q=Casa+Livia', {
          headers: { accept: 'application/json' },
        })
      ).json()
    )
    await page.goto(`/properties/${properties.data[0].slug}`)
    await page.getByRole('button', { name: 'Add to…' }).click()
    await page.getByRole('button', { name: 'Add to pursuits' }).click()
    await page.getByRole('menuitem', { name: 'Contacted' }).click()
    await page.getByText('Casa Livia is under Contacted').waitFor()
    await page.goto('/pursuits')
    await column(page, 'Contacted').getByText('Casa Livia').waitFor()
    assert.deepEqual(complaints, [])
  })
})
