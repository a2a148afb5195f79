import { errors } from '@vinejs/vine'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#app/imports/import_limits'

/** A file that can’t be used, and what to do about it. */
export function fileRefusal(message: string, field = 'file', cause?: unknown) {
  return new errors.E_VALIDATION_ERROR([{ field, message }], { cause })
}

export function tooManyRows() {
  const most = MAX_IMPORT_ROWS.toLocaleString('en-US')
  return fileRefusal(`A file can have at most ${most} listings. Split it and import the parts.`)
}

export function tooManyColumns() {
  return fileRefusal(`A file can have at most ${MAX_IMPORT_COLUMNS} columns.`)
}

interface Refusal {
  field: string
  message: string
}

/** What a thread answers about a file; refusals as data, because their class doesn't travel. */
export type FileReading<Answer> = { answer: Answer } | { refused: Refusal[] }

/** @param read may throw E_VALIDATION_ERROR */
export async function readingOf<Answer>(
  read: () => Answer | Promise<Answer>
): Promise<FileReading<Answer>> {
  try {
    return { answer: await read() }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { refused: error.messages }
  }
}
