import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { putBackFeatures } from '#app/imports/actions/put_back_features'
import ListingImport from '#app/imports/models/listing_import'
import { revertProperty } from '#app/properties/actions/revert_property'

const CHANGED = 'It was changed since, so it stays as it is.'

/** Takes back what a row did, once. @throws what reverting its listing throws */
export async function undoRow(
  { trx }: InTransaction,
  importId: number,
  row: number
): Promise<void> {
  const undoing = await ListingImport.query({ client: trx })
    .where({ id: importId, status: 'undoing' })
    .forUpdate()
    .first()
  const done = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row })
    .whereNull('undo')
    .first()
  if (!undoing || !done) return

  const user = await User.findOrFail(undoing.userId, { client: trx })
  const { property_id: id, version, before, features_before: features } = done
  const isReverted = id === null || (await revertProperty({ user, trx }, id, { version, before }))
  if (isReverted && id !== null && features) await putBackFeatures({ user, trx }, id, features)
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row })
    .update(isReverted ? { undo: 'undone' } : { undo: 'kept', undo_note: CHANGED })
  await undoing.merge({ workedAt: DateTime.utc() }).save()
}
