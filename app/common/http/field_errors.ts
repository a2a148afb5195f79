import { errors } from '@vinejs/vine'

/** A 422 for what only the database or another service could tell of fields. */
export function fieldErrors(messages: Record<string, string>) {
  return new errors.E_VALIDATION_ERROR(
    Object.entries(messages).map(([field, message]) => ({ field, message, rule: 'refused' }))
  )
}
