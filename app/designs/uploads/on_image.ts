import { errors } from '@vinejs/vine'
import { fieldErrors } from '#app/common/http/field_errors'

/** Media calls the field of every upload `file`; the designs' calls say `image`. */
export function onImage(error: unknown): unknown {
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return error
  const [first] = error.messages as { field: string; message: string }[]
  return first?.field === 'file' ? fieldErrors({ image: first.message }) : error
}
