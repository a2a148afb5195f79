import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs } from '#tests/browser/demo_visit'
import { closePages, holds } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'

const CHANGES = '**/api/pursuits/*'

test.group('Pursuits changed faster than the answers come', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  const cardOf = (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) })

  /** The sheet of a home, whose changes wait until they are let go. */
  async function openHeld(name: string) {
    const { page } = await openAs(server.url, 'ava', '/pursuits')
    await cardOf(page, name).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.waitFor()
    const held = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route(CHANGES, async (route) => {
      sent.push(route.request().postDataJSON())
      await held.promise
      await route.continue()
    })
    return { page, sheet, sent, letGo: () => held.resolve() }
  }

  test('keep what is written while a note is being saved', async ({ assert }) => {
    const { page, sheet, letGo } = await openHeld('Bergmahd')
    const note = sheet.getByLabel('Note')
    await note.fill('Snow until May')
    await sheet.getByRole('button', { name: 'Save note' }).click()
    await sheet.locator('[aria-busy]').waitFor()
    await note.fill('Snow until May, they say')
    letGo()
    await sheet.locator('[aria-busy]').waitFor({ state: 'detached' })
    await holds(note, 'Snow until May, they say')
    assert.equal(await sheet.getByText('changed this note meanwhile').count(), 0)
    await sheet.getByRole('button', { name: 'Save note' }).click()
    await sheet.getByText('Saved').waitFor()
    await page.keyboard.press('Escape')
    await cardOf(page, 'Bergmahd').getByText('Snow until May, they say').waitFor()
  })

  test('keep the last of several ratings', async ({ assert }) => {
    const { page, sheet, sent, letGo } = await openHeld('Chesa Lunga')
    await sheet.getByRole('radio', { name: '2 of 5' }).press('Space')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await sheet.getByRole('radio', { name: '5 of 5', checked: true }).waitFor()
    letGo()
    await eventually(() => sent.length > 1, { what: () => 'a second rating' })
    await page.waitForLoadState('networkidle')
    assert.lengthOf(sent, 2)
    assert.containsSubset(sent, [{ pursuit: { rating: 2 } }, { pursuit: { rating: 5 } }])
    await page.keyboard.press('Escape')
    await cardOf(page, 'Chesa Lunga').getByRole('img', { name: '5 of 5 stars' }).waitFor()
  })
})
