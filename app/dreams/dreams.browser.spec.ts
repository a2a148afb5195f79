import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const BOARD = 'A house by the sea'
const items = (page: Page) => page.locator('[data-item]')
const voteFor = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Vote for ${name}`) })

async function openBoard(origin: string, handle: string, width?: number) {
  const opened = await openAs(origin, handle, '/dreams', { width })
  await opened.page.getByRole('link', { name: BOARD }).click()
  await opened.page.getByRole('heading', { level: 1, name: BOARD }).waitFor()
  return opened
}

/** As the clipboard and the file manager hand it over. */
async function hand(page: Page, kind: 'paste' | 'drop', text: string | null): Promise<void> {
  await page.evaluate(
    async ([event, words]) => {
      const data = new DataTransfer()
      if (words) data.setData('text/plain', words)
      else {
        const canvas = document.createElement('canvas')
        const picture = await new Promise<Blob>((resolve) =>
          canvas.toBlob((blob) => resolve(blob!), 'image/png')
        )
        data.items.add(new File([picture], 'porch.png', { type: 'image/png' }))
      }
      const given = { bubbles: true, cancelable: true }
      if (event === 'paste') {
        document.body.dispatchEvent(new ClipboardEvent('paste', { ...given, clipboardData: data }))
        return
      }
      const zone = document.querySelector('[data-drop]')
      zone?.dispatchEvent(new DragEvent('drop', { ...given, dataTransfer: data }))
    },
    [kind, text] as const
  )
}

test.group('Dream boards in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('two people see each other, items and votes as they come', async ({ assert }) => {
    const { page: mila } = await openBoard(server.url, 'mila')
    const { page: noah } = await openBoard(server.url, 'noah', 360)
    await mila.getByText('Mila Sørensen and Noah Bennett are here').waitFor()
    await noah.getByRole('textbox', { name: 'Add to the board' }).fill('A porch swing')
    await noah.getByRole('button', { name: 'Add', exact: true }).first().click()
    await mila.getByText('A porch swing').waitFor()
    await voteFor(noah, 'Wish: A porch swing').click()
    await mila.getByRole('button', { name: 'Vote for Wish: A porch swing, 1 so far' }).waitFor()
    assert.isAtMost(await overflow(noah), 0)
    for (const page of [mila, noah]) {
      assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    }
  })

  test('things are pasted, dropped and moved by keyboard, and stay', async ({ assert }) => {
    const { page } = await openBoard(server.url, 'mila')
    await hand(page, 'paste', 'https://example.com/tiles')
    await page.getByRole('link', { name: /example\.com/ }).waitFor()
    await hand(page, 'paste', `${new URL(page.url()).origin}/properties/no-such-home`)
    await page.getByText('This no longer exists, or isn’t yours.').waitFor()
    const photos = await items(page).locator('img').count()
    await hand(page, 'drop', null)
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-item] img').length > count,
      photos
    )
    const handle = page.getByRole('button', { name: /^Move Note: https:\/\/example/ })
    await handle.focus()
    await page.keyboard.press('Home')
    await page.getByText(/moved to position 1 of/).waitFor()
    assert.match(
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '',
      /^Move Note: https:\/\/example.*, 1 of/
    )
    await page.waitForLoadState('networkidle')
    await page.reload()
    await items(page).first().getByText('example.com').waitFor()
  })

  test('a link from another window is dropped; homes and designs are found and added', async ({
    assert,
  }) => {
    const { page } = await openBoard(server.url, 'mila', 360)
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/uri-list', 'https://example.org/lamps')
      data.setData('text/plain', 'Lamps')
      const given = { bubbles: true, cancelable: true, dataTransfer: data }
      document.querySelector('[data-drop]')?.dispatchEvent(new DragEvent('drop', given))
    })
    await page.getByRole('link', { name: /example\.org/ }).waitFor()

    await page.getByRole('button', { name: 'Add a home or a design' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add from vesta' })
    const found = dialog.getByRole('list', { name: 'Found listings' })
    await dialog.getByRole('searchbox', { name: 'Find a home' }).fill('Beach Cabin')
    await found.getByRole('button', { name: 'The Beach Cabin, added' }).waitFor()
    await dialog.getByRole('searchbox').fill('')
    const other = found.getByRole('button', { name: /^Add / }).first()
    const name = (await other.getAttribute('aria-label'))?.slice('Add '.length) ?? ''
    await other.click()
    await found.getByRole('button', { name: `${name}, added` }).waitFor()

    await dialog.getByRole('tab', { name: 'Your designs' }).click()
    await dialog.getByRole('searchbox', { name: 'Find a design' }).fill('japandi')
    await dialog.getByRole('button', { name: /Japandi.*, added$/ }).waitFor()
    await dialog.getByRole('searchbox').fill('nothing like it')
    await dialog.getByText('No designs match').waitFor()
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 3, name }).first().waitFor()
  })

  test('a board looks for homes with every filter of the search', async ({ assert }) => {
    const { page } = await openBoard(server.url, 'mila')
    const matches = page.getByRole('region', { name: /^Homes that fit/ })
    await matches
      .getByRole('button', { name: /^Add to the board/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Look for homes' }).click()
    const sheet = page.getByRole('dialog', { name: 'Look for homes' })
    await sheet.getByText(/homes? like that right now/).waitFor()
    await sheet.getByRole('textbox', { name: 'Words' }).fill('')
    await sheet
      .getByRole('group', { name: 'Bedrooms' })
      .getByRole('button', { name: 'Any' })
      .click()
    await sheet.getByRole('textbox', { name: 'Highest price' }).fill('900000')
    await sheet.getByRole('button', { name: 'Villa' }).click()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await sheet.getByRole('button', { name: 'Save search' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await matches.getByText(/everywhere.*Up to \$900K.*Villa/i).waitFor()
    await page.getByRole('button', { name: 'Look for homes' }).click()
    await sheet.getByRole('button', { name: 'Stop looking' }).click()
    await matches.waitFor({ state: 'detached' })
  })

  test('what is removed comes back with its votes, or is gone for everybody', async ({
    assert,
  }) => {
    const { page } = await openBoard(server.url, 'mila')
    const { page: other } = await openBoard(server.url, 'noah')
    await page.getByRole('textbox', { name: 'Add to the board' }).fill('A blue door')
    await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    await voteFor(page, 'Wish: A blue door').click()
    const voted = 'Vote for Wish: A blue door, 1 so far'
    await other.getByRole('button', { name: voted }).waitFor()
    const remove = async () => {
      await page.getByRole('button', { name: 'Options for Wish: A blue door' }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('button', { name: voted }).waitFor({ state: 'detached' })
    }
    await remove()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: voted }).waitFor()
    assert.equal(await other.getByRole('button', { name: voted }).count(), 1)

    await remove()
    await page.goto('about:blank')
    await other.getByRole('button', { name: voted }).waitFor({ state: 'detached' })
    await other.reload()
    assert.equal(await other.getByText('A blue door').count(), 0)
  })

  test('its owner adds somebody whom they find by name', async ({ assert }) => {
    const { page } = await openBoard(server.url, 'mila')
    await page.getByRole('button', { name: 'People' }).click()
    const dialog = page.getByRole('dialog', { name: 'People' })
    const field = dialog.getByRole('combobox', { name: 'Add someone' })
    await field.fill('Otto')
    await page.getByRole('option').filter({ hasText: '@otto' }).click()
    await dialog.getByRole('listitem').filter({ hasText: '@otto' }).waitFor()
    assert.equal(await field.inputValue(), '')
  })

  test('members report a board, and what others put on it', async ({ assert }) => {
    const { page } = await openBoard(server.url, 'noah')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('dialog', { name: 'Report this board' }).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Options for Photo/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog', { name: /^Report “/ })
    await dialog.getByRole('radio', { name: /Spam/ }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
  })

  test('a guest sees what its link opens, and nothing once it is private', async ({ assert }) => {
    const { page: mila } = await openBoard(server.url, 'mila')
    const choose = async (name: string) => {
      await mila.getByRole('button', { name: 'Settings' }).click()
      await mila.getByRole('dialog').getByRole('radio', { name }).check()
      await mila.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await mila.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await choose('Link')
    await mila.getByRole('button', { name: 'Share' }).click()
    const field = mila.getByRole('dialog').getByRole('textbox', { name: 'Link' })
    const path = new URL(await field.inputValue()).pathname
    assert.match(path, /^\/dreams\/shared\//)
    const { page: guest } = await openPage(server.url, { width: 360 })
    await guest.goto(path)
    await guest.getByRole('heading', { level: 1, name: BOARD }).waitFor()
    await guest.getByText('Sand on the stairs, and nobody minds').waitFor()
    assert.equal(await guest.getByText('Noah Bennett').count(), 0)
    assert.isAtMost(await overflow(guest), 0)
    assert.deepEqual(await accessibilityFaults(guest, THEMES), [])
    await mila.keyboard.press('Escape')
    await choose('Private')
    const gone = await guest.goto(path)
    assert.equal(gone?.status(), 404)
  })
})
