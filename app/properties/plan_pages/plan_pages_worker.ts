import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import type { DrawnPages, PageTask } from '#app/properties/plan_pages/draw_pages'

/** Draws pages of one untrusted PDF in a thread, which its parent ends. */
const { bytes, first, last, side, maxMemoryBytes }: PageTask = workerData

const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemoryBytes) {
    throw new RangeError('The PDF takes more memory than it may')
  }
  return grow.call(this, pages)
}

const library = await PDFiumLibrary.init()
const pdf = await library.loadDocument(bytes)
const drawn: DrawnPages = { count: pdf.getPageCount(), pages: [] }
for (let number = first; number <= Math.min(last, drawn.count); number++) {
  const page = await draw(pdf, number)
  if (page) drawn.pages.push(page)
}
parentPort?.postMessage(drawn)

/** Null if it is damaged, or has no area. */
async function draw(
  document: PDFiumDocument,
  number: number
): Promise<DrawnPages['pages'][number] | null> {
  try {
    const page = document.getPage(number - 1)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    if (!(originalWidth > 0 && originalHeight > 0)) return null
    const scale = side / Math.max(originalWidth, originalHeight)
    const { data, width, height } = await page.render({
      width: Math.max(1, Math.round(originalWidth * scale)),
      height: Math.max(1, Math.round(originalHeight * scale)),
      render: 'bitmap',
    })
    return { number, width, height, data }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return null
  }
}
