// Long because: every way to correct a surface has a test, and they share one slow-starting server.
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { accessibilityFaults, THEMES } from '#tests/browser/stage'
import { eventually } from '#tests/support/eventually'
import { SURFACE } from '#app/redesign/surface'
import {
  designMade,
  makeSample,
  MAX_TEST_MS,
  redesign,
  slider,
  visitDesigner,
  withDesigner,
} from '#app/designs/tests/designer_visit'

const FLOOR = { x: 0.76, y: 0.83 }
const WALL = { x: 0.3, y: 0.4 }

const KEPT_COLOR = [70, 70, 78]

function photograph(page: Page) {
  return page.getByRole('application', { name: 'Your photo, piece by piece' })
}

async function placeOn(page: Page, { x, y }: { x: number; y: number }) {
  await photograph(page).scrollIntoViewIfNeeded()
  const box = (await photograph(page).boundingBox())!
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

function drawnAt(page: Page, place: { x: number; y: number }): Promise<number[]> {
  return photograph(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement, { x, y }) => {
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
      copy.drawImage(canvas, -Math.round(canvas.width * x), -Math.round(canvas.height * y))
      return [...copy.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    }, place)
}

/** The canvas is drawn after its element appears. */
async function drawnAsKept(page: Page, place: { x: number; y: number }, isKept = true) {
  await eventually(
    async () => {
      const drawn = await drawnAt(page, place)
      const isNear = (value: number, channel: number) => Math.abs(value - KEPT_COLOR[channel]) <= 4
      return drawn.every(isNear) === isKept
    },
    { what: () => `${JSON.stringify(place)} to be drawn ${isKept ? 'as kept' : 'otherwise'}` }
  )
}

async function byteAt(picture: Buffer, { x, y }: { x: number; y: number }, channel = 0) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const pixel = Math.round(info.height * y) * info.width + Math.round(info.width * x)
  return data[pixel * info.channels + channel]
}

async function openSurfaces(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Refine areas' }).click()
  await photograph(page).waitFor()
}

/** Paints pieces, instead of selecting whole surfaces. */
async function paintPieces(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Piece' }).click()
}

function selected(page: Page) {
  return page.getByRole('status').filter({ hasText: /% of the photo selected/ })
}

/** The preview, which appears once the photo's colors are read. */
async function sketched(page: Page) {
  const sketch = page.getByRole('img', { name: /^Sketch/ })
  await sketch.waitFor()
  return sketch
}

function nameAs(page: Page, name: RegExp) {
  return page.getByRole('group', { name: 'Name the selection' }).getByRole('button', { name })
}

test.group('Correcting surfaces', (group) => {
  const scene = withDesigner(group)

  test('by a tap, back and forth, is kept with the design and followed by the next', async ({
    assert,
  }) => {
    const { page, context, complaints } = await visitDesigner(scene)
    await makeSample(page)
    await openSurfaces(page)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    assert.isTrue(await save.isDisabled())
    await drawnAsKept(page, FLOOR, false)

    await paintPieces(page)
    await page.getByRole('radio', { name: /Keep as is/ }).check()
    const place = await placeOn(page, FLOOR)
    await page.mouse.click(place.x, place.y)
    await page.mouse.move(0, 0)
    await drawnAsKept(page, FLOOR)
    await page.getByRole('button', { name: 'Undo' }).click()
    await drawnAsKept(page, FLOOR, false)
    assert.isTrue(await save.isDisabled())
    await page.keyboard.press('Control+Shift+z')
    await drawnAsKept(page, FLOOR)

    await page.getByRole('link', { name: 'Back to design' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await save.click()
    await page.getByText('Saved. Every redesign of this photo').waitFor()

    await page.reload()
    await photograph(page).waitFor()
    await drawnAsKept(page, FLOOR)
    await drawnAsKept(page, WALL, false)
    const kept = await context.request.get(page.url().replace(/surfaces$/, 'corrections.png'))
    assert.equal(await byteAt(await kept.body(), FLOOR), SURFACE.keep)
    assert.equal(await byteAt(await kept.body(), WALL), SURFACE.unknown)

    assert.isUndefined(scene.provider.last.mask)
    await page.getByRole('button', { name: 'Save and redesign' }).click()
    await page.waitForURL('**/designer?design=*')
    await designMade(page)
    const { mask } = scene.provider.last
    assert.equal(await byteAt(mask!, FLOOR, 3), 255)
    assert.equal(await byteAt(mask!, WALL, 3), 0)
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)

  test('by keyboard alone, told in words', async ({ assert }) => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    await openSurfaces(page)
    const told = page.getByRole('status').filter({ hasText: /^\w[^.]*, / })
    await paintPieces(page)
    await page.getByRole('button', { name: 'Zoom in' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ArrowLeft')
    const before = (await told.textContent())!
    await page.keyboard.press('8')
    await page.keyboard.press('Enter')
    await told.filter({ hasText: 'Keep as is, corrected by you' }).waitFor()
    assert.notInclude(before, 'corrected by you')
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor()
  }).timeout(MAX_TEST_MS)

  test('by finger: one draws, two magnify and leave no mark', async ({ assert }) => {
    const { page, context } = await visitDesigner(scene, { width: 360 })
    await makeSample(page)
    await openSurfaces(page)
    await paintPieces(page)
    await page.getByRole('radio', { name: /Keep as is/ }).check()
    const farther = page.getByRole('button', { name: 'Zoom out' })
    assert.isTrue(await farther.isDisabled())

    const fingers = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    const { x, y } = await placeOn(page, { x: 0.5, y: 0.5 })
    await touch('touchStart', [x - 30, y])
    await touch('touchStart', [x - 30, y], [x + 30, y])
    await touch('touchMove', [x - 90, y], [x + 90, y])
    await touch('touchEnd')
    await page.getByRole('button', { name: 'Zoom out', disabled: false }).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Undo' }).isDisabled())

    const place = await placeOn(page, { x: 0.5, y: 0.5 })
    await page.touchscreen.tap(place.x, place.y)
    await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor()
    const room = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(room, 360)
  }).timeout(MAX_TEST_MS)

  test('by whole surfaces: a finger taps to select, taps to add, holds to remove, and names', async ({
    assert,
  }) => {
    const { page, context, complaints } = await visitDesigner(scene, { width: 360 })
    await makeSample(page)
    await openSurfaces(page)
    const sketch = await sketched(page)
    const before = await sketch.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

    const tap = async (spot: { x: number; y: number }) => {
      const { x, y } = await placeOn(page, spot)
      await page.touchscreen.tap(x, y)
    }
    const percent = async () => Number.parseInt((await selected(page).textContent())!, 10)
    await tap(FLOOR)
    await selected(page).waitFor()
    const floor = await percent()
    assert.isAtLeast(floor, 1)
    await tap(WALL)
    await page.waitForFunction(
      (least) =>
        [...document.querySelectorAll('[role=status]')].some(
          ({ textContent }) => Number.parseInt(textContent ?? '', 10) > least
        ),
      floor
    )

    const fingers = await context.newCDPSession(page)
    const { x, y } = await placeOn(page, WALL)
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x, y })
    await selected(page)
      .filter({ hasText: new RegExp(`^${floor}%`) })
      .waitFor()
    await touch('touchEnd')

    await nameAs(page, /Keep as is/).click()
    await drawnAsKept(page, FLOOR)
    await drawnAsKept(page, WALL, false)
    await page.waitForFunction(
      (old) => document.querySelector<HTMLCanvasElement>('canvas[role=img]')?.toDataURL() !== old,
      before
    )
    const room = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(room, 360)
    assert.deepEqual(complaints, [])
  }).timeout(MAX_TEST_MS)

  test('by whole surfaces with the mouse and with the keyboard', async ({ assert }) => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    await openSurfaces(page)
    await sketched(page)
    const place = await placeOn(page, FLOOR)
    await page.mouse.click(place.x, place.y)
    await selected(page).waitFor()
    await page.mouse.down()
    await page.getByText('Pick a surface to select').waitFor()
    await page.mouse.up()

    await page.getByRole('button', { name: 'Zoom in' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await selected(page).waitFor()
    await page.keyboard.press('Delete')
    await page.getByText('Pick a surface to select').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('8')
    await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor()
    await page.getByText('Pick a surface to select').waitFor()
    await page.keyboard.press('Enter')
    await selected(page).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('Pick a surface to select').waitFor()
  }).timeout(MAX_TEST_MS)

  test('leaves all but one surface as it is with one press, and loses nothing on the way back', async ({
    assert,
  }) => {
    const { page } = await visitDesigner(scene)
    await makeSample(page)
    await openSurfaces(page)
    await page.getByRole('button', { name: 'Change only the floor' }).click()
    await drawnAsKept(page, WALL)
    await drawnAsKept(page, FLOOR, false)
    await page.getByRole('button', { name: 'Brush' }).click()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.goBack()
    await slider(page).waitFor()
    await openSurfaces(page)
    await drawnAsKept(page, WALL)
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await drawnAsKept(page, WALL, false)
  }).timeout(MAX_TEST_MS)

  test('goes on by hand where no room is seen, and where nobody could look', async ({ assert }) => {
    const { page } = await visitDesigner(scene)
    const gray = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#888' },
    })
      .jpeg()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'gray.jpg', mimeType: 'image/jpeg', buffer: gray })
    await page.getByAltText('Your photo').waitFor()
    await redesign(page).click()
    await designMade(page)

    await page.route('**/surfaces.png', (route) =>
      route.fulfill({ status: 503, json: { message: 'The room could not be looked at just now.' } })
    )
    await page.getByRole('link', { name: 'Refine areas' }).click()
    await page.getByRole('alert').getByText('could not be looked at').waitFor()
    await page.getByRole('button', { name: 'Paint by hand' }).click()
    await photograph(page).waitFor()

    await page.unroute('**/surfaces.png')
    await page.reload()
    await page.getByText('We couldn’t read a room in this photo').waitFor()
    await page.getByRole('button', { name: 'Brush' }).click()
    const place = await placeOn(page, FLOOR)
    await page.mouse.move(place.x, place.y)
    await page.mouse.down()
    await page.mouse.move(place.x - 80, place.y, { steps: 4 })
    await page.mouse.up()
    await page.mouse.move(0, 0)
    assert.deepEqual((await drawnAt(page, FLOOR)).map(Boolean), [true, true, false])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved. Every redesign of this photo').waitFor()
  }).timeout(MAX_TEST_MS)
})
