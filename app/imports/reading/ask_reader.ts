import logger from '@adonisjs/core/services/logger'
import { errors } from '@vinejs/vine'
import pLimit from 'p-limit'
import { askThread } from '#app/kernel/threads/thread'
import { fileRefusal, type FileReading } from './file_refusal.js'

const MAX_MS = 30_000
const MAX_HEAP_MB = 512
/** In one process; others wait for their turn. */
const oneAtATime = pLimit(1)

/**
 * Reads a file in a thread with limits of its own, so that no file holds up or ends the process.
 * @param worker answers the task with a `FileReading`
 * @throws E_VALIDATION_ERROR, on `file` if it takes too much
 */
export async function askReader<Answer>(worker: URL, task: object): Promise<Answer> {
  const work = () =>
    askThread<FileReading<Answer>>(worker, { data: task, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB })
  const reading = await oneAtATime(work).catch((error: unknown) => {
    logger.warn({ err: error }, 'list that was not read')
    throw fileRefusal('This file takes too much to read. Split it and import the parts.')
  })
  if ('refused' in reading) throw new errors.E_VALIDATION_ERROR(reading.refused)
  return reading.answer
}
