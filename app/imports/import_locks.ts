import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import ListingImport, { RUNNING_IMPORT_STATUSES } from '#app/imports/listing_import'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Locks an import that still runs and tells that somebody works on it; null once it doesn't. */
export async function lockRunning(
  id: number,
  trx: TransactionClientContract
): Promise<ListingImport | null> {
  const running = await ListingImport.query({ client: trx })
    .where('id', id)
    .whereIn('status', [...RUNNING_IMPORT_STATUSES])
    .forUpdate()
    .first()
  if (!running) return null
  return running.merge({ status: 'processing', workedAt: DateTime.utc() }).save()
}

/** Somebody's import whose rows can still be imported. @throws HttpError 404; 409 once it's undone */
export async function lockMendable({ user, trx }: ActingUser, id: number): Promise<ListingImport> {
  const found = await ListingImport.query({ client: trx })
    .where({ id, user_id: user.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  if (found.status === 'undoing' || found.status === 'undone') {
    throw HttpError.conflict('This import was undone. Import the file again.')
  }
  return found
}
