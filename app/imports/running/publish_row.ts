import { errors } from '@vinejs/vine'
import User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { lockRunning } from '#app/imports/import_locks'
import { publishProperty } from '#app/properties/publishing/publish_property'
import type Property from '#app/properties/property'
import { findOwnProperty } from '#app/properties/find_property'

/** Publishes a row's listing if it has all that publishing asks for; otherwise says what it lacks. */
export async function publishRow(
  { trx }: InTransaction,
  importId: number,
  row: number
): Promise<void> {
  const running = await lockRunning(importId, trx)
  const wanted = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row, publish: true })
    .first()
  if (!running || !wanted) return
  const settle = (values: object) =>
    trx
      .from('listing_import_rows')
      .where({ import_id: importId, row })
      .update({ publish: false, ...values })
  const user = await User.findOrFail(running.userId, { client: trx })
  const property =
    wanted.property_id && (await findOwnProperty(user, { id: wanted.property_id }, trx))
  if (!property) return void (await settle({}))
  const outcome = await published(() => publishProperty({ user, trx }, property.slug, true))
  if (Array.isArray(outcome)) {
    return keepDraft({ trx }, importId, row, outcome.join(' '))
  }
  const isUnchanged = outcome.version === wanted.version + 1
  await settle(isUnchanged ? { version: outcome.version } : {})
}

/** A listing that can't be published, with the reason. */
export async function keepDraft(
  { trx }: InTransaction,
  importId: number,
  row: number,
  reason: string
): Promise<void> {
  await trx.rawQuery(
    `update listing_import_rows set publish = false, errors = errors || jsonb_build_array(:told::text)
     where import_id = :importId and row = :row and publish`,
    { importId, row, told: `It stays a draft. ${reason}` }
  )
}

/** @returns what it lacks, as sentences, if it can't be */
async function published(publish: () => Promise<Property>): Promise<Property | string[]> {
  try {
    return await publish()
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return error.messages.map(({ message }: { message: string }) => message)
  }
}
