import sharp from 'sharp'
import { test } from '@japa/runner'
import { drawPage, drawPreviews } from '#app/properties/plan_pages/draw_pages'
import {
  MAX_SHOWN_PAGES,
  PLAN_SIDE,
  PREVIEW_SIDE,
} from '#app/properties/plan_pages/plan_page_limits'
import { pdfFile } from '#app/properties/tests/pdf_files'

const RED = '0.9 0 0 rg 100 100 300 400 re f'

const errorsOf = (drawing: Promise<unknown>): Promise<Record<string, string>> =>
  drawing.then(
    () => ({}),
    ({ messages = [] }: { messages?: { field: string; message: string }[] }) =>
      Object.fromEntries(messages.map(({ field, message }) => [field, message]))
  )

test.group('Pages of a PDF', () => {
  test('are drawn on white, upright and the same each time', async ({ assert }) => {
    const file = pdfFile({ pages: 2, drawing: RED })
    const [first, second] = [await drawPage(file, 2, 1), await drawPage(file, 2, 1)]
    assert.isTrue(first.equals(second))
    const { width, height } = await sharp(first).metadata()
    assert.equal(height, PLAN_SIDE)
    assert.approximately(width / height, 595 / 842, 0.01)
    const { data, info } = await sharp(first).raw().toBuffer({ resolveWithObject: true })
    const pixelAt = (x: number, y: number) => {
      const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
      return [...data.subarray(at, at + 3)]
    }
    assert.deepEqual(pixelAt(0.05, 0.05), [255, 255, 255])
    const [red = 0, green = 0] = pixelAt(250 / 595, 1 - 300 / 842)
    assert.isAbove(red, 200)
    assert.isBelow(green, 40)
  })

  test('are small to choose from, and not more than fit', async ({ assert }) => {
    const file = pdfFile({ pages: MAX_SHOWN_PAGES + 6 })
    const { count, previews } = await drawPreviews(file, 1, 1)
    assert.equal(count, MAX_SHOWN_PAGES + 6)
    assert.lengthOf(previews, MAX_SHOWN_PAGES)
    assert.equal(previews.at(-1)?.number, MAX_SHOWN_PAGES)
    const { format, height } = await sharp(previews[0]!.jpeg).metadata()
    assert.deepEqual([format, height], ['jpeg', PREVIEW_SIDE])
    const rest = await drawPreviews(file, MAX_SHOWN_PAGES + 1, 1)
    assert.deepEqual(
      rest.previews.map(({ number }) => number - MAX_SHOWN_PAGES),
      [1, 2, 3, 4, 5, 6]
    )
  })

  test('are refused where there is none, and where nothing can be drawn', async ({ assert }) => {
    const file = pdfFile({ pages: 2 })
    assert.deepEqual(await errorsOf(drawPage(file, 3, 1)), { page: 'This PDF has 2 pages.' })
    assert.property(await errorsOf(drawPreviews(file, 3, 1)), 'page')
    for (const broken of [Buffer.from('%PDF-1.4 and nothing'), Buffer.alloc(3000)]) {
      assert.property(await errorsOf(drawPage(broken, 1, 1)), 'file')
      assert.property(await errorsOf(drawPreviews(broken, 1, 1)), 'file')
    }
  })
})
