import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs } from '#tests/browser/demo_visit'
import { closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

/** Opens the person's newest design on the stage. */
async function openNewest(page: Page): Promise<void> {
  await page.goto('/designer/collection')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
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
    await noah.page.getByText('Live in the gallery').waitFor({ state: 'detached' })

    const guest = await openPage(server.url)
    await guest.page.goto('/designs')
    await card(guest.page, 'Japandi').waitFor()
    assert.equal(await card(guest.page, 'Industrial').count(), 0)

    await shows.check()
    await noah.page.getByText('Live in the gallery').waitFor()
    await guest.page.reload()
    await guest.page.getByRole('button', { name: 'Industrial', exact: true }).click()
    await guest.page.waitForURL('**/designs?theme=industrial')
    await card(guest.page, 'Industrial').waitFor()
    await card(guest.page, 'Japandi').waitFor({ state: 'detached' })
    await guest.page.getByRole('button', { name: 'Bathroom', exact: true }).click()
    await guest.page.getByText('No matching designs').waitFor()
    await guest.page.getByRole('button', { name: 'Remove filter: Bathroom' }).click()

    const original = guest.page.getByRole('button', { name: 'Before: Industrial' })
    await original.press('Enter')
    await guest.page.getByText('Before', { exact: true }).waitFor()
    await card(guest.page, 'Industrial').click()
    await guest.page.waitForURL('**/shared/*')
    await guest.page.getByText('@noah').waitFor()
    assert.deepEqual([...noah.complaints, ...guest.complaints], [])
  })

  test('are compared at a line of 2 px with a handle of 40 px', async ({ assert }) => {
    const { page } = await openAs(server.url, 'noah', '/designer/collection')
    await openNewest(page)
    const parts = page.getByRole('slider', { name: /before and after/ }).locator('span')
    const sizes = []
    for (const part of await parts.all()) {
      const { width, height } = (await part.boundingBox())!
      sizes.push({ width, height })
    }
    const [, line, handle] = sizes
    assert.closeTo(Math.min(line!.width, line!.height), 2, 0.1)
    assert.isAbove(Math.max(line!.width, line!.height), 100)
    assert.closeTo(handle!.width, 40, 0.1)
    assert.closeTo(handle!.height, 40, 0.1)
  })

  test('fill a full-screen view that keys and buttons move through', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/designs/gallery')
    const gallery = page.getByRole('region', { name: 'Gallery' })
    await page.getByText(/^1 of \d+$/).waitFor()
    await gallery.focus()
    await page.keyboard.press('PageDown')
    await page.getByText(/^2 of \d+$/).waitFor()
    await page.getByRole('button', { name: 'Next design' }).click()
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
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await noah.page.getByText('Thank you.').waitFor()

    const staff = await openAs(server.url, 'otto', '/staff/reports')
    await staff.page.getByRole('heading', { name: 'Design', exact: true }).waitFor()
    await staff.page.getByRole('button', { name: 'Resolve' }).click()
    await staff.page.getByRole('checkbox', { name: /Remove from public view/ }).check()
    await staff.page.getByRole('button', { name: 'Resolve report' }).click()
    await staff.page.getByText('Resolved by @otto').waitFor()
    const gone = await noah.page.reload()
    assert.equal(gone?.status(), 404)
  })

  test('are sent in a chat, and seen there by whom they were sent to', async ({ assert }) => {
    const mila = await openAs(server.url, 'mila', '/designer/collection')
    await openNewest(mila.page)
    await mila.page.getByRole('link', { name: 'Send in a chat' }).click()
    const chats = mila.page.getByRole('list', { name: 'Your conversations' })
    await chats.getByRole('button', { name: /Ava Rinaldi/ }).click()
    await mila.page.getByRole('list', { name: 'Attached' }).getByText('Scandinavian').waitFor()
    await mila.page.getByRole('button', { name: 'Send', exact: true }).click()

    const ava = await openAs(server.url, 'ava', '/chats')
    await ava.page.getByText('Mila Sørensen').first().click()
    const picture = ava.page.getByRole('button', { name: 'Before: Scandinavian' })
    await picture.click()
    await ava.page.getByText('Before', { exact: true }).waitFor()
    // fails where the picture is broken
    await picture.locator('img').evaluate((img: HTMLImageElement) => img.decode())
    assert.deepEqual(mila.complaints, [])
  })

  test('are sent to somebody new, and chosen while one writes', async () => {
    const { page } = await openAs(server.url, 'mila', '/designer/collection')
    await openNewest(page)
    await page.getByRole('link', { name: 'Send in a chat' }).click()
    await page.getByRole('combobox').fill('hugo')
    await page.getByRole('option', { name: /@hugo/ }).click()
    await page.waitForURL(/to=\d+/)
    const tray = page.getByRole('list', { name: 'Attached' })
    await tray.getByText('Scandinavian').waitFor()
    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('menuitem', { name: 'Design', exact: true }).click()
    const designs = page.getByRole('list', { name: 'Your designs' })
    await designs.getByRole('button', { name: /Japandi/ }).click()
    await tray.getByText('Japandi').waitFor()
  })

  test('stand in a listing as virtually staged, beside their original', async ({ assert }) => {
    const ava = await openAs(server.url, 'ava', '/designer/collection')
    await openNewest(ava.page)
    await ava.page.getByRole('button', { name: 'Send to…' }).click()
    await ava.page.getByRole('menuitem', { name: 'A listing' }).click()
    const listings = ava.page.getByRole('list', { name: 'Your listings' })
    await listings.getByRole('button', { name: /Casa Livia/ }).click()
    await ava.page.getByText('Added to Casa Livia.').waitFor()

    const guest = await openPage(server.url)
    await guest.page.goto('/')
    await guest.page.getByRole('link', { name: 'Casa Livia' }).first().click()
    await guest.page.getByRole('figure').getByText('Virtually staged').first().waitFor()
    await guest.page.getByRole('slider', { name: /Mediterranean.*before and after/ }).waitFor()
    const original = guest.page.getByRole('link', { name: 'View original' })
    const photograph = await guest.context.request.get((await original.getAttribute('href'))!)
    assert.equal(photograph.headers()['content-type'], 'image/jpeg')

    await ava.page.goto(`${new URL(guest.page.url()).pathname}/edit?step=details`)
    await ava.page
      .locator('summary')
      .filter({ has: ava.page.getByRole('heading', { name: 'Virtually staged' }) })
      .click()
    await ava.page.getByLabel('Caption for staged photo 1').fill('Summer at the table')
    const saved = ava.page.waitForResponse(/\/api\/component\/\d+$/)
    await ava.page.getByRole('heading', { name: 'Page details' }).click()
    assert.isTrue((await saved).ok())
    await guest.page.reload()
    await guest.page.getByText('Summer at the table').waitFor()
    await ava.page.getByRole('button', { name: 'Remove staged photo 1' }).click()
    await ava.page.getByText('None yet.').waitFor()
    assert.deepEqual([...ava.complaints, ...guest.complaints], [])
  })
})
