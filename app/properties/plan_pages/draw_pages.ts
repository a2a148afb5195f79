import logger from '@adonisjs/core/services/logger'
import type { Sharp } from 'sharp'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import { decoding, openPixels } from '#app/media/imaging/sharp'
import {
  MAX_SHOWN_PAGES,
  PLAN_SIDE,
  PREVIEW_SIDE,
} from '#app/properties/plan_pages/plan_page_limits'
import { planPageRefusals } from '#app/properties/plan_pages/plan_page_refusals'

export interface PageTask {
  bytes: Uint8Array
  /** numbers of pages, from 1 */
  first: number
  last: number
  /** pixels of the longer side */
  side: number
  maxMemoryBytes: number
}

interface DrawnPage {
  /** from 1 */
  number: number
  width: number
  height: number
  /** RGBA */
  data: Uint8Array
}

export interface DrawnPages {
  /** of the whole file */
  count: number
  /** without those that can’t be drawn */
  pages: DrawnPage[]
}

export interface PagePreview {
  number: number
  width: number
  height: number
  jpeg: Buffer
}

const MAX_MS = 20_000
const MAX_HEAP_MB = 256
/** WebAssembly’s memory is not covered by a thread’s limits. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024

/**
 * Some pages of a PDF, small. Check it first: scripts don’t run here, but it is untrusted.
 * @param first number of the first of them
 * @param person whose turn it takes
 * @throws E_VALIDATION_ERROR on `file`; HttpError 429
 */
export async function drawPreviews(
  data: Buffer,
  first: number,
  person: number
): Promise<{ count: number; previews: PagePreview[] }> {
  const { count, pages } = await draw(
    { bytes: data, first, last: first + MAX_SHOWN_PAGES - 1, side: PREVIEW_SIDE },
    person
  )
  if (first > count) throw planPageRefusals.page(count)
  if (!pages.length) throw planPageRefusals.undrawable()
  const previews: PagePreview[] = []
  for (const page of pages) {
    const jpeg = await pictureOf(page).jpeg({ quality: 72 }).toBuffer()
    previews.push({ number: page.number, width: page.width, height: page.height, jpeg })
  }
  return { count, previews }
}

/**
 * One page of a PDF as a PNG, the same bytes each time.
 * @param person whose turn it takes
 * @throws E_VALIDATION_ERROR on `file`, or on `page` where there is none; HttpError 429
 */
export async function drawPage(data: Buffer, number: number, person: number): Promise<Buffer> {
  const { count, pages } = await draw(
    { bytes: data, first: number, last: number, side: PLAN_SIDE },
    person
  )
  if (number > count) throw planPageRefusals.page(count)
  const [page] = pages
  if (!page) throw planPageRefusals.undrawable()
  return pictureOf(page).png().toBuffer()
}

function pictureOf({ data, width, height }: DrawnPage): Sharp {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.length)
  return openPixels({ data: pixels, width, height, channels: 4 }).removeAlpha()
}

/** In a thread with limits; large pictures are decoded one after the other, and so are these. */
async function draw(task: Omit<PageTask, 'maxMemoryBytes'>, person: number): Promise<DrawnPages> {
  const data: PageTask = { ...task, maxMemoryBytes: MAX_MEMORY_BYTES }
  const worker = threadFile(import.meta.url, 'plan_pages_worker')
  const limits = { maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB }
  try {
    return await decoding.run({
      person,
      isLarge: true,
      run: () => askThread<DrawnPages>(worker, { data, ...limits }),
    })
  } catch (error) {
    if (error instanceof HttpError) throw error
    logger.warn({ err: error, bytes: task.bytes.length }, 'PDF that was not drawn')
    throw planPageRefusals.undrawable()
  }
}
