import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import type { ActiveContent } from '#app/properties/documents/files/active_content'
import { documentRefusals } from '#app/properties/documents/files/document_refusals'

const MAX_MS = 20_000
const MAX_HEAP_MB = 768
/** In one process; others wait for their turn. */
const oneAtATime = pLimit(1)

/**
 * Refuses a PDF that acts by itself or holds other files, looking into it in a thread with limits.
 * @throws E_VALIDATION_ERROR on `file`, also if it can't be checked
 */
export async function refuseActiveContent(data: Buffer): Promise<void> {
  const worker = threadFile(import.meta.url, 'active_content_worker')
  const limits = { maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB }
  const found = await oneAtATime(() =>
    askThread<ActiveContent | null>(worker, { data: { bytes: data }, ...limits })
  ).catch((error: unknown): ActiveContent => {
    logger.warn({ err: error, bytes: data.length }, 'document that was not checked')
    return 'unreadable'
  })
  if (found) throw documentRefusals.active(found)
}
