import { DateTime } from 'luxon'
import User, { type ActingUser } from '#app/accounts/user'
import ListingImport from '#app/imports/listing_import'
import type { InTransaction } from '#app/kernel/database/transaction'
import { revertProperty } from '#app/properties/revert_property'
import { updateComponent } from '#app/properties/parts/update_component'
import Component from '#app/properties/parts/component'

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

/** The list that its features part had before. */
async function putBackFeatures(
  { user, trx }: ActingUser,
  propertyId: number,
  items: string[]
): Promise<void> {
  const part = await Component.query({ client: trx })
    .where({ property_id: propertyId, type: 'features' })
    .first()
  if (part) await updateComponent({ user, trx }, part.id, { content: { ...part.content, items } })
}

/** A row whose listing can't be taken back, with the reason; the others go on. */
export async function keepRow(
  { trx }: InTransaction,
  importId: number,
  row: number,
  note: string
): Promise<void> {
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row })
    .whereNull('undo')
    .update({ undo: 'kept', undo_note: note })
}
