import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs } from '#app/chats/tests/demo_visit'
import { accessibilityFaults, closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

/** Opens the newest of one's designs on the stage. */
async function openNewest(page: Page): Promise<void> {
  await page.goto('/designer/collection')
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('slider', { name: /before and after/ }).waitFor()
}

function card(page: Page, title: string) {
  return page.getByRole('region', { name: 'Designs' }).getByRole('link', { name: title })
}

test.group('Designs that leave the designer', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are seen by a guest while they are shown, and found by their look', async ({ assert }) => {
    const noah = await openAs(server.url, 'noah', '/designer/collection')
    await openNewest(noah.page)
    await noah.page.getByRole('link', { name: 'Share', exact: true }).click()
    const shows = noah.page.getByRole('switch', { name: /Show in the gallery/ })
    await shows.uncheck()
    await noah.page.getByText('It is among the designs now').waitFor({ state: 'detached' })

    const guest = await openPage(server.url)
    await guest.page.goto('/designs')
    await card(guest.page, 'Japandi').waitFor()
    assert.equal(await card(guest.page, 'Industrial').count(), 0)

    await shows.check()
    await noah.page.getByText('It is among the designs now').waitFor()
    await guest.page.reload()
    await guest.page.getByRole('button', { name: 'Industrial', exact: true }).click()
    await guest.page.waitForURL('**/designs?theme=industrial')
    await card(guest.page, 'Industrial').waitFor()
    await card(guest.page, 'Japandi').waitFor({ state: 'detached' })
    await guest.page.getByRole('button', { name: 'Bathroom', exact: true }).click()
    await guest.page.getByText('Nobody has shown one like that').waitFor()
    await guest.page.getByRole('button', { name: 'Any room, not Bathroom' }).click()

    const original = guest.page.getByRole('button', { name: 'Show the original of Industrial' })
    await original.press('Enter')
    await guest.page.getByText('Original', { exact: true }).waitFor()
    await card(guest.page, 'Industrial').click()
    await guest.page.waitForURL('**/shared/*')
    await guest.page.getByText('@noah').waitFor()
    assert.deepEqual([...noah.complaints, ...guest.complaints], [])
  }).timeout(60_000)

  test('fill a gallery that one goes through by keys and buttons', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/designs/gallery')
    const gallery = page.getByRole('region', { name: 'Gallery' })
    await page.getByText(/^1 of \d+$/).waitFor()
    await gallery.focus()
    await page.keyboard.press('PageDown')
    await page.getByText(/^2 of \d+$/).waitFor()
    await page.getByRole('button', { name: 'The next one' }).click()
    await page.getByText(/^3 of \d+$/).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('are whole without any script, with a picture for previews', async ({ assert }) => {
    for (const path of ['/designs', '/designs/gallery']) {
      const html = await (await fetch(server.url + path)).text()
      assert.match(html, /<h2[^>]*>(<a[^>]*>)?Japandi/)
      assert.match(html, new RegExp(`rel="canonical" href="[^"]*${path}"`))
      const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
      const picture = await fetch(server.url + new URL(address!).pathname)
      assert.equal(picture.headers.get('content-type'), 'image/jpeg')
    }
  })

  test('are reported, and taken down by staff', async ({ assert }) => {
    const noah = await openAs(server.url, 'noah', '/designs?theme=coastal')
    await card(noah.page, 'Coastal').click()
    await noah.page.getByRole('button', { name: 'Report' }).click()
    const dialog = noah.page.getByRole('dialog', { name: 'Report this design' })
    await dialog.getByRole('radio', { name: /Something else/ }).check()
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await noah.page.getByText('Thank you.').waitFor()

    const staff = await openAs(server.url, 'otto', '/staff/reports')
    await staff.page.getByRole('heading', { name: 'Design', exact: true }).waitFor()
    await staff.page.getByRole('button', { name: 'Resolve' }).click()
    await staff.page.getByRole('checkbox', { name: /Take it out of public view/ }).check()
    await staff.page.getByRole('button', { name: 'Resolve the report' }).click()
    await staff.page.getByText('Resolved by @otto').waitFor()
    const gone = await noah.page.reload()
    assert.equal(gone?.status(), 404)
  }).timeout(60_000)

  test('are sent in a chat, and seen there by whom they were sent to', async ({ assert }) => {
    const mila = await openAs(server.url, 'mila', '/designer/collection')
    await openNewest(mila.page)
    await mila.page.getByRole('button', { name: 'Use it' }).click()
    await mila.page.getByRole('menuitem', { name: 'Send in a chat' }).click()
    const chats = mila.page.getByRole('list', { name: 'Your conversations' })
    await chats.getByRole('button', { name: /Ava Rinaldi/ }).click()
    await mila.page.getByRole('list', { name: 'Attached' }).getByText('Scandinavian').waitFor()
    await mila.page.getByRole('button', { name: 'Send', exact: true }).click()

    const ava = await openAs(server.url, 'ava', '/chats')
    await ava.page.getByText('Mila Sørensen').first().click()
    const picture = ava.page.getByRole('button', { name: 'Show Scandinavian as it was before' })
    await picture.click()
    await ava.page.getByText('Original', { exact: true }).waitFor()
    assert.isTrue(await picture.locator('img').evaluate((img: HTMLImageElement) => img.complete))
    assert.deepEqual(mila.complaints, [])
  }).timeout(60_000)

  test('are sent to somebody new, and chosen while one writes', async () => {
    const { page } = await openAs(server.url, 'mila', '/designer/collection')
    await openNewest(page)
    await page.getByRole('button', { name: 'Use it' }).click()
    await page.getByRole('menuitem', { name: 'Send in a chat' }).click()
    await page.getByRole('combobox').fill('hugo')
    await page.getByRole('option', { name: /@hugo/ }).click()
    await page.waitForURL(/to=\d+/)
    const tray = page.getByRole('list', { name: 'Attached' })
    await tray.getByText('Scandinavian').waitFor()
    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('menuitem', { name: 'A design' }).click()
    const designs = page.getByRole('list', { name: 'Your designs' })
    await designs.getByRole('button', { name: /Japandi/ }).click()
    await tray.getByText('Japandi').waitFor()
  }).timeout(60_000)

  test('stand in a listing as virtually staged, beside their original', async ({ assert }) => {
    const ava = await openAs(server.url, 'ava', '/designer/collection')
    await openNewest(ava.page)
    await ava.page.getByRole('button', { name: 'Use it' }).click()
    await ava.page.getByRole('menuitem', { name: 'Use in a listing' }).click()
    const listings = ava.page.getByRole('list', { name: 'Your listings' })
    await listings.getByRole('button', { name: /Casa Livia/ }).click()
    await ava.page.getByText('It is in Casa Livia now').waitFor()

    const guest = await openPage(server.url)
    await guest.page.goto('/')
    await guest.page.getByRole('link', { name: 'Casa Livia' }).first().click()
    await guest.page.getByText('Virtually staged', { exact: true }).waitFor()
    await guest.page.getByRole('slider', { name: /Mediterranean.*before and after/ }).waitFor()
    const original = guest.page.getByRole('link', { name: 'The unaltered photograph' })
    const photograph = await guest.context.request.get((await original.getAttribute('href'))!)
    assert.equal(photograph.headers()['content-type'], 'image/jpeg')

    await ava.page.goto(`${new URL(guest.page.url()).pathname}/edit?step=parts`)
    await ava.page.getByLabel('Caption of staged picture 1').fill('Summer at the table')
    await ava.page.getByRole('heading', { name: 'Parts' }).click()
    await ava.page.getByText(/Saved/).first().waitFor()
    await guest.page.reload()
    await guest.page.getByText('Summer at the table').waitFor()
    await ava.page.getByRole('button', { name: 'Remove staged picture 1' }).click()
    await ava.page.getByText('None yet.').waitFor()
    assert.deepEqual([...ava.complaints, ...guest.complaints], [])
  }).timeout(90_000)

  for (const theme of ['light', 'dark'] as const) {
    test(`hide nothing from assistive technology, ${theme}`, async ({ assert }) => {
      const scene = { theme, bypassCSP: true }
      const guest = await openPage(server.url, scene)
      for (const path of ['/designs', '/designs?theme=japandi', '/designs/gallery']) {
        await guest.page.goto(path)
        await guest.page.waitForLoadState('networkidle')
        assert.deepEqual(await accessibilityFaults(guest.page), [], path)
      }
      const mila = await openAs(server.url, 'mila', '/designer/collection', scene)
      await openNewest(mila.page)
      await mila.page.getByRole('link', { name: 'Share', exact: true }).click()
      await mila.page.getByRole('switch', { name: /Show in the gallery/ }).waitFor()
      assert.deepEqual(await accessibilityFaults(mila.page), [], 'share')
    }).timeout(90_000)
  }
})
