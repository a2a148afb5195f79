import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ListingImport from '#app/imports/models/listing_import'

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
