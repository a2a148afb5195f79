import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { loseAnswers } from '#tests/browser/lost_answers'
import { accessibilityFaults, closePages, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'

const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })
const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: new RegExp(`^${stage}`) })

const hasFocus = (control: Locator) =>
  eventually(() => control.evaluate((element) => element === document.activeElement))

async function dragTo(page: Page, name: string, stage: string) {
  await card(page, name).scrollIntoViewIfNeeded()
  const from = (await card(page, name).boundingBox())!
  const to = (await column(page, stage).boundingBox())!
  await page.mouse.move(from.x + 30, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, from.y + 40, { steps: 8 })
  await page.mouse.up()
}

test.group('Leads in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const openLeads = (query = '', width?: number) =>
    openAs(server.url, 'ava', `/dashboard/leads${query}`, { width })

  test('move by mouse and by arrow keys, and stay there', async ({ assert }) => {
    const { page, complaints } = await openLeads()
    await column(page, 'New').getByText('Priya Raman').waitFor()
    await dragTo(page, 'Priya Raman', 'Viewing')
    await column(page, 'Viewing').getByText('Priya Raman').waitFor()
    await page.getByRole('status').getByText('Priya Raman, moved to Viewing').waitFor()

    await card(page, 'Henrik Aldén').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').getByText('Henrik Aldén, moved to Contacted').waitFor()
    await card(page, 'Henrik Aldén').and(page.locator(':focus')).waitFor()

    await card(page, 'Marc Oberlin').focus()
    await page.keyboard.press('ArrowRight')
    const dialog = page.getByRole('dialog', { name: 'You won Marc Oberlin' })
    await dialog.getByRole('button', { name: 'Bought' }).click()
    await dialog.getByRole('button', { name: 'Move to Won' }).click()
    await column(page, 'Won').getByText('Marc Oberlin').waitFor()
    await page.getByRole('status').getByText('Marc Oberlin, moved to Won').waitFor()

    await page.reload()
    await column(page, 'Viewing').getByText('Priya Raman').waitFor()
    await column(page, 'Contacted').getByText('Henrik Aldén').waitFor()
    await column(page, 'Won').getByText('Marc Oberlin').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })

  test('have notes and reminders, on a phone too', async ({ assert }) => {
    const { page, complaints } = await openLeads('', 360)
    assert.isAtMost(await overflow(page), 0)
    await card(page, 'Vera Lindqvist').click()
    const sheet = page.getByRole('dialog', { name: 'Vera Lindqvist' })
    await sheet.getByLabel('Note').fill('Wants to see it again')
    await sheet.getByRole('button', { name: 'Add note' }).click()
    await sheet.getByRole('listitem').filter({ hasText: 'Wants to see it again' }).waitFor()
    const add = sheet.getByRole('button', { name: 'Add reminder' })
    await add.press('Enter')
    await hasFocus(sheet.getByLabel('What to remember'))
    await sheet.getByRole('button', { name: 'Cancel' }).press('Enter')
    await hasFocus(add)
    await add.press('Enter')
    await sheet.getByLabel('What to remember').fill('Call Vera')
    await sheet.getByLabel('When').fill(`${new Date().getFullYear() + 1}-03-01T14:30`)
    await sheet.getByText('Your time: Europe/Rome').waitFor()
    await sheet.getByRole('button', { name: 'Set reminder' }).click()
    await sheet.getByRole('checkbox', { name: /Call Vera/ }).waitFor()
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.reload()
    await sheet.getByText('Wants to see it again').waitFor()
    await sheet.getByRole('checkbox', { name: /Call Vera/ }).click()
    await sheet.getByRole('checkbox', { name: /Call Vera/, checked: true }).waitFor()

    await sheet.getByRole('button', { name: 'More for “Call Vera”' }).click()
    await page.getByRole('menuitem', { name: 'Edit reminder' }).click()
    await sheet.getByLabel('What to remember').fill('Write to Vera')
    await sheet.getByRole('button', { name: 'Save reminder' }).click()
    const changed = sheet.getByRole('checkbox', { name: /Write to Vera/, checked: true })
    await changed.waitFor()
    assert.isAtMost(await overflow(page), 0)
    await sheet.getByRole('button', { name: 'More for “Write to Vera”' }).click()
    await page.getByRole('menuitem', { name: 'Delete reminder' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete reminder' }).click()
    await changed.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  test('have a note once, whether its first answer arrives or not', async ({ assert }) => {
    const { page } = await openLeads()
    await card(page, 'Vera Lindqvist').click()
    const sheet = page.getByRole('dialog', { name: 'Vera Lindqvist' })
    await sheet.getByLabel('Note').fill('Asked about the garden')
    const endLosing = await loseAnswers(page, '**/api/leads/*/notes')
    await sheet.getByRole('button', { name: 'Add note' }).click()
    await sheet.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await endLosing()
    await sheet.getByRole('button', { name: 'Add note' }).click()
    const note = sheet.getByRole('listitem').filter({ hasText: 'Asked about the garden' })
    await note.waitFor()
    assert.equal(await note.count(), 1)
  })

  test('are corrected by hand', async ({ assert }) => {
    const { page, complaints } = await openLeads('', 360)
    await card(page, 'Tomás Echeverría').click()
    const sheet = page.getByRole('dialog', { name: 'Tomás Echeverría' })
    const edit = sheet.getByRole('button', { name: 'Edit name and phone' })
    await edit.press('Enter')
    await hasFocus(sheet.getByLabel('Name', { exact: true }))
    await sheet.getByRole('button', { name: 'Cancel' }).press('Enter')
    await hasFocus(edit)
    await edit.press('Enter')
    await sheet.getByLabel('Name', { exact: true }).fill('')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await sheet.getByText('Enter their name.').waitFor()
    await sheet.getByLabel('Name', { exact: true }).fill('Tomás Garay')
    await sheet.getByLabel('Phone').fill('+34 600 555 119')
    assert.isAtMost(await overflow(page), 0)
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    const renamed = page.getByRole('dialog', { name: 'Tomás Garay' })
    await renamed.getByText('+34 600 555 119').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.reload()
    await renamed.getByText('+34 600 555 119').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('are filtered and shown as a table by the address', async ({ assert }) => {
    const { page } = await openLeads('?view=table&source=form')
    const rows = page.getByRole('table', { name: 'Leads', exact: true }).getByRole('row')
    await rows.getByText('Julia Brandt').waitFor()
    assert.equal(await rows.count(), 2)
    await page.getByRole('button', { name: 'Clear' }).click()
    await rows.getByText('Priya Raman').waitFor()
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('linden nowhere')
    await page.keyboard.press('Enter')
    await page.getByText('No leads match').waitFor()
    assert.include(page.url(), 'q=linden')
  })

  test('are answered from their rows, which are cards where columns don’t fit', async ({
    assert,
  }) => {
    const { page, complaints } = await openLeads('?view=table', 360)
    const cards = page.getByRole('list', { name: 'Leads', exact: true }).getByRole('listitem')
    const vera = cards.filter({ hasText: 'Vera Lindqvist' })
    await vera
      .getByRole('link', { name: /^Reply to Vera Lindqvist/ })
      .first()
      .waitFor()
    assert.equal(await page.getByRole('table', { name: 'Leads', exact: true }).count(), 0)
    assert.isAtMost(await overflow(page), 0)
    const email = vera.getByText('@')
    const lineHeight = await email.evaluate((line) => line.getBoundingClientRect().height)
    assert.isBelow(lineHeight, 30, 'an address is one line')
    await page.setViewportSize({ width: 899, height: 900 })
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.setViewportSize({ width: 900, height: 900 })
    const row = page.getByRole('row').filter({ hasText: 'Vera Lindqvist' })
    const mail = row.getByRole('link', { name: 'Reply to Vera Lindqvist by email' })
    assert.match((await mail.getAttribute('href'))!, /^mailto:.+@/)
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })

  test('have a page each, with all of them, where others’ changes arrive', async ({ assert }) => {
    const { page, complaints } = await openLeads('?view=table')
    await page.getByRole('row').getByRole('link', { name: 'Henrik Aldén', exact: true }).click()
    await page.waitForURL(/\/dashboard\/leads\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Henrik Aldén' }).waitFor()
    const { page: second } = await openAs(server.url, 'ava', new URL(page.url()).pathname)
    await page.getByLabel('Note').fill('Prefers mornings')
    await page.getByRole('button', { name: 'Add note' }).click()
    await second.getByRole('listitem').filter({ hasText: 'Prefers mornings' }).waitFor()
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.getByRole('button', { name: 'Delete lead' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete lead' }).click()
    await page.waitForURL('**/dashboard/leads')
    await second.getByText('This lead is gone').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('come to a second browser as they are added', async ({ assert }) => {
    const { page: second, complaints } = await openLeads()
    await card(second, 'Vera Lindqvist').waitFor()
    const { page } = await openLeads()
    await page.getByRole('button', { name: 'Add lead' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add lead' })
    await dialog.getByRole('button', { name: 'Add lead' }).click()
    await dialog.getByText('Enter their name.').waitFor()
    await dialog.getByLabel('Name').fill('Livia Conti')
    await dialog.getByLabel('Email').fill('livia.conti@example.com')
    await dialog.getByLabel('Listing').fill('harbor')
    await page.getByRole('option', { name: /The Harbor Loft/ }).click()
    await dialog.getByRole('button', { name: 'Add lead' }).click()
    for (const shown of [page, second]) {
      const added = column(shown, 'New').getByRole('button', { name: /^Livia Conti/ })
      await added.getByText('The Harbor Loft').waitFor()
      await added.locator('img').waitFor()
    }
    assert.deepEqual(complaints, [])
  })

  test('lead nobody who lists no homes to a closed door', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'noah', '/dashboard/leads')
    await page.getByText('No leads yet').waitFor()
    const ways = page.getByRole('main').getByRole('link', { name: 'My listings' })
    assert.equal(await ways.count(), 0)
    assert.deepEqual(complaints, [])
  })
})
