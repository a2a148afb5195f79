import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { MAX_UNFINISHED_IMPORTS } from '#app/imports/contract/limits'
import { storeRows } from '#app/imports/actions/store_rows'
import RunImport from '#app/imports/jobs/run_import'
import { findOwnArchive } from '#app/imports/queries/find_own_archive'
import ListingImport, { UNFINISHED } from '#app/imports/models/listing_import'

interface NewImport extends Pick<ListingImport, 'format' | 'currency' | 'publish' | 'total'> {
  /** JSON of the first rows */
  first: string
  /** those of the others, packed */
  parts: Uint8Array[]
  /** about the file as a whole */
  notes: string[]
  archiveId: number | null
}

/**
 * Stores the first rows, and the others packed, so that nobody waits for a long list; work starts
 * after the commit. @throws HttpError 409; E_VALIDATION_ERROR on `archive`
 */
export async function createImport(
  { user, trx }: ActingUser,
  { first, parts, ...settings }: NewImport
): Promise<ListingImport> {
  // locked, so that concurrent imports count each other
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const unfinished = await ListingImport.query({ client: trx })
    .where('user_id', user.id)
    .whereIn('status', [...UNFINISHED])
  if (unfinished.length >= MAX_UNFINISHED_IMPORTS) {
    throw HttpError.conflict(
      `${MAX_UNFINISHED_IMPORTS} of your imports are still running. Wait until one is done.`
    )
  }

  // locked, so that it isn't removed meanwhile
  if (settings.archiveId !== null) await findOwnArchive(user, settings.archiveId, trx)
  const created = await ListingImport.create({ userId: user.id, ...settings }, { client: trx })
  await storeRows({ trx }, created.id, first)
  if (parts.length) {
    await trx
      .table('listing_import_parts')
      .multiInsert(
        parts.map((packed, part) => ({ import_id: created.id, part, packed: Buffer.from(packed) }))
      )
  }
  await created.refresh()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: created.id })))
  return created
}
