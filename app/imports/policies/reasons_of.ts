import { errors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { UnreadableRow } from '#app/imports/formats/interpret/unreadable_row'

/** Why a row can't become a listing, in sentences; null if it's nothing that a person can mend. */
export function reasonsOf(error: unknown): string[] | null {
  if (error instanceof UnreadableRow) return error.sentences
  if (error instanceof HttpError) return [error.message]
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null
  return error.messages.map(({ message }: { message: string }) => message)
}
