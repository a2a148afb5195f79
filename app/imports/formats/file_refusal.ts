import { errors } from '@vinejs/vine'

/** A file that can’t be used, and what to do about it. */
export function fileRefusal(message: string, field = 'file', cause?: unknown) {
  return new errors.E_VALIDATION_ERROR([{ field, message }], { cause })
}
