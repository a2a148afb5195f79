import { errors } from '@vinejs/vine'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#app/imports/contract/limits'

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
