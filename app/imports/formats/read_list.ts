import logger from '@adonisjs/core/services/logger'
import { errors } from '@vinejs/vine'
import pLimit from 'p-limit'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import type { Encoding } from '#app/imports/contract/encodings'
import type { ArchivedFile } from '#app/imports/models/import_archive'
import { fileRefusal } from './file_refusal.js'
import type { ListAnswer, ListTask, ReadList } from './list_work.js'
import type { ListPreview } from './preview_table.js'

const MAX_MS = 30_000
const MAX_HEAP_MB = 512
/** In one process; others wait for their turn. */
const oneAtATime = pLimit(1)

/** What a file of listings seems to hold. @throws E_VALIDATION_ERROR on `file` */
export function previewList(bytes: Uint8Array, encoding?: Encoding): Promise<ListPreview> {
  return ask<'preview'>({ kind: 'preview', bytes, encoding })
}

interface Reading {
  /** JSON: the field of each column; without it, they are guessed */
  mapping?: string
  encoding?: Encoding
  photos?: readonly ArchivedFile[] | null
}

/** A file's rows with their photos. @throws E_VALIDATION_ERROR on `file` or `mapping` */
export function readList(
  bytes: Uint8Array,
  { mapping, encoding, photos = null }: Reading = {}
): Promise<ReadList> {
  return ask<'rows'>({ kind: 'rows', bytes, mapping, encoding, photos })
}

/** In a thread with limits of its own, so that no file holds up or ends the process. */
async function ask<Kind extends ListTask['kind']>(data: ListTask & { kind: Kind }) {
  const file = threadFile(import.meta.url, 'list_worker')
  const work = () =>
    askThread<ListAnswer<Kind>>(file, { data, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB })
  const answer = await oneAtATime(work).catch((error: unknown) => {
    logger.warn({ err: error, bytes: data.bytes.length }, 'list of listings that was not read')
    throw fileRefusal('This file takes too much to read. Split it and import the parts.')
  })
  if ('refused' in answer) throw new errors.E_VALIDATION_ERROR(answer.refused)
  return answer.answer
}
