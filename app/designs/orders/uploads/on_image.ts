import { errors } from '@vinejs/vine'
import { fieldErrors } from '#app/common/http/field_errors'

/** Media reports errors on `file`; the wire field is `image` here. */
export function onImage(error: unknown): unknown {
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return error
  const [first] = error.messages as { field: string; message: string }[]
  return first?.field === 'file' ? fieldErrors({ image: first.message }) : error
}
