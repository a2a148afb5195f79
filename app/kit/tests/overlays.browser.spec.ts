import { test } from '@japa/runner'
import { eventually } from '#tests/support/eventually'
import { accessibilityFaults, closePages, openPage, type Scene } from '#tests/browser/stage'
import { demoListing, openAs } from '#tests/browser/demo_visit'
import { BuiltServer } from '#tests/support/built_server'

const SCENES = [
  { width: 360, theme: 'dark' },
  { width: 1440, theme: 'light' },
] satisfies Scene[]

test.group('What lies over a page', (group) => {
  let server: BuiltServer
  let listing: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    listing = await demoListing(server.url)
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  for (const scene of SCENES) {
    test(`photos on the whole screen are zoomed and stepped through by keyboard and button (${scene.width} px)`, async ({
      assert,
    }) => {
      const { page, complaints } = await openPage(server.url, scene)
      await page.goto(listing)
      const first = page.getByRole('button', { name: /^Photo 1 of / })
      const dialog = page.getByRole('dialog', { name: /^Photos of / })
      // the key does nothing until the scripts have run, and the dialog hides the photo
      await eventually(async () => {
        if (!(await dialog.isVisible())) await first.press('Enter', { timeout: 1000 })
        return dialog.isVisible()
      })
      await dialog.getByText(/^1 \/ \d+$/).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await dialog.getByRole('button', { name: 'Zoom in' }).click()
      await dialog.getByRole('button', { name: 'Zoom out' }).waitFor()
      await page.keyboard.press('-')
      await dialog.getByRole('button', { name: 'Zoom in' }).waitFor()
      await page.keyboard.press('ArrowRight')
      await dialog.getByText(/^2 \/ \d+$/).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await first.and(page.locator(':focus')).waitFor()
      assert.deepEqual(complaints, [])
    })

    test(`the palette is worked by keyboard, and tells what it found (${scene.width} px)`, async ({
      assert,
    }) => {
      const { page, complaints } = await openPage(server.url, scene)
      await page.goto('/about')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const input = page.getByRole('combobox', { name: 'Go to a page or do something' })
      // the key does nothing until the scripts have run
      await eventually(async () => {
        await page.keyboard.press('Control+k')
        await input.waitFor({ timeout: 1000 })
        return true
      })
      await page.getByRole('option').first().waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await input.fill('dark')
      const dark = page.getByRole('option', { name: 'Dark theme', selected: true })
      await dark.waitFor()
      assert.equal(await input.getAttribute('aria-activedescendant'), await dark.getAttribute('id'))
      await input.fill('qqq')
      await page.getByRole('status').getByText('Nothing by that name.').waitFor()
      await input.fill('')
      await page.getByRole('option', { selected: true }).waitFor()
      const before = await page.getByRole('option', { selected: true }).getAttribute('id')
      await page.keyboard.press('ArrowUp')
      const last = page.getByRole('option').last()
      await last.and(page.getByRole('option', { selected: true })).waitFor()
      await page.keyboard.press('ArrowDown')
      assert.equal(await page.getByRole('option', { selected: true }).getAttribute('id'), before)
      await input.fill('contact')
      await page.getByRole('option', { name: 'Contact', selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/contact/)
      assert.deepEqual(complaints, [])
    })
  }

  test('a photo on the whole screen follows a finger after thirty pixels', async ({ assert }) => {
    const { page, context } = await openPage(server.url, { width: 360 })
    await page.goto(listing)
    const first = page.getByRole('button', { name: /^Photo 1 of / })
    const dialog = page.getByRole('dialog', { name: /^Photos of / })
    await eventually(async () => {
      if (!(await dialog.isVisible())) await first.press('Enter', { timeout: 1000 })
      return dialog.isVisible()
    })
    await dialog.getByText(/^1 \/ \d+$/).waitFor()

    const fingers = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      })
    const followed = () =>
      page
        .locator('.yarl__container')
        .evaluate((row: HTMLElement) => row.style.getPropertyValue('--yarl__swipe_offset'))
    await touch('touchStart', 250)
    await touch('touchMove', 220)
    await touch('touchMove', 219)
    await touch('touchMove', 199)
    // counted from where it began to follow, one pixel after the thirtieth
    await eventually(async () => (await followed()) === '-20px', {
      what: () => 'the photo to follow by twenty pixels',
    })
    await touch('touchMove', 40)
    await touch('touchEnd')
    await dialog.getByText(/^2 \/ \d+$/).waitFor()
    assert.equal(await dialog.getByText(/^1 \/ \d+$/).count(), 0)
  })

  test('a dialog begins in its first field, and keeps what is typed when one clicks beside it', async ({
    assert,
  }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/dashboard/leads')
    const dialog = page.getByRole('dialog', { name: 'Add lead' })
    const name = dialog.getByLabel('Name')
    const open = async () => {
      await page.getByRole('button', { name: 'Add lead' }).click()
      await name.and(page.locator(':focus')).waitFor()
    }
    await open()
    await page.mouse.click(4, 4)
    await dialog.waitFor({ state: 'detached' })

    await open()
    await page.keyboard.type('Zita')
    await page.mouse.click(4, 4)
    await name.click()
    assert.equal(await name.inputValue(), 'Zita')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })
})
