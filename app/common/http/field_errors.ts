import { errors } from '@vinejs/vine'

/** A 422 for errors that only the database or a service can detect. */
export function fieldErrors(messages: Record<string, string>) {
  return new errors.E_VALIDATION_ERROR(
    Object.entries(messages).map(([field, message]) => ({ field, message, rule: 'refused' }))
  )
}
