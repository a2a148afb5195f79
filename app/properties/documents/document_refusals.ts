import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { errors as vineErrors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import type { ActiveContent } from '#app/properties/documents/active_content'
import { MAX_DOCUMENT_BYTES } from '#app/properties/documents/document_options'

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

const SAVE_PLAIN = 'Print it to a new PDF, then upload that.'

const ACTIVE: Record<ActiveContent, string> = {
  scripts: `This PDF contains scripts. ${SAVE_PLAIN}`,
  programs: `This PDF starts programs. ${SAVE_PLAIN}`,
  files: `This PDF holds or opens other files. ${SAVE_PLAIN}`,
  forms: `This PDF contains a form that sends data or runs scripts. ${SAVE_PLAIN}`,
  media: `This PDF contains sound or film. ${SAVE_PLAIN}`,
  links: `This PDF opens addresses by itself, or addresses that aren’t web pages. ${SAVE_PLAIN}`,
  unreadable: `We couldn’t check this PDF for scripts. ${SAVE_PLAIN}`,
}

export const documentRefusals = {
  active: (content: ActiveContent) => invalidFile(ACTIVE[content]),
  empty: () => invalidFile('This file is empty. Choose another one.'),
  missing: () => invalidFile('Choose a PDF.'),
  type: () => HttpError.unsupportedMediaType('We take PDF files.'),
  bytes: () =>
    HttpError.tooLarge(`A document may have up to ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB.`),
  damaged: () => invalidFile('This PDF is damaged or incomplete. Save it again, then upload it.'),
  encrypted: () =>
    invalidFile('This PDF is protected with a password. Save it without one, then upload it.'),
}

function invalidFile(message: string) {
  return new vineErrors.E_VALIDATION_ERROR([{ field: 'file', message, rule: 'document' }])
}
