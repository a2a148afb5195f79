import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ReadListing } from '#app/imports/formats/read_listing'
import { UnreadableRow } from '#app/imports/formats/read_listing'
import ListingImport from '#app/imports/models/listing_import'
import { findImported } from '#app/imports/queries/find_imported'
import { createProperty } from '#app/properties/actions/create_property'
import { updateProperty } from '#app/properties/actions/update_property'
import type Property from '#app/properties/models/property'
import { inputOf, type PropertyInput } from '#app/properties/models/property_input'
import { propertyPolicy } from '#app/properties/policies/property_policy'

interface ReadRow extends ReadListing {
  row: number
  sourceKey: string | null
}

interface Written {
  status: 'created' | 'updated'
  property: Property
  before: PropertyInput | null
}

/**
 * Creates or updates a row's listing and records which one, in one transaction and only once.
 * @throws UnreadableRow; what the listing's actions throw
 */
export async function importRow(
  { trx }: InTransaction,
  importId: number,
  { row, sourceKey, input, notes }: ReadRow
): Promise<void> {
  const running = await ListingImport.query({ client: trx })
    .where('id', importId)
    .whereIn('status', ['pending', 'processing'])
    .forUpdate()
    .first()
  const waiting = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row, status: 'pending' })
    .first()
  if (!running || !waiting) return
  await assertOnly(importId, row, sourceKey, trx)

  const user = await User.findOrFail(running.userId, { client: trx })
  if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors can publish listings.')
  const { status, property, before } = await write(user, sourceKey, input, trx)
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row })
    .update({
      status,
      property_id: property.id,
      version: property.version,
      before: before && JSON.stringify(before),
      errors: JSON.stringify(notes),
    })
  await running.merge({ status: 'processing', workedAt: DateTime.utc() }).save()
}

async function write(
  user: User,
  key: string | null,
  input: PropertyInput,
  trx: TransactionClientContract
): Promise<Written> {
  const known = key === null ? null : await findImported(user, key, trx)
  if (known) {
    const before = inputOf(known)
    const property = await updateProperty({ user, trx }, known.slug, input)
    return { status: 'updated', property, before }
  }
  const property = await createProperty(
    { user, trx },
    { ...input, name: input.name ?? nameOf(input) }
  )
  if (key !== null) {
    await trx.table('listing_sources').insert({ user_id: user.id, key, property_id: property.id })
  }
  return { status: 'created', property, before: null }
}

/** A second row with the same key would overwrite the first one's listing. */
async function assertOnly(
  importId: number,
  row: number,
  key: string | null,
  trx: TransactionClientContract
): Promise<void> {
  if (key === null) return
  const first = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, source_key: key })
    .where('row', '<', row)
    .orderBy('row')
    .first()
  if (first) throw new UnreadableRow([`Row ${first.row} has the same listing ID, “${key}”.`])
}

function nameOf({ address, city }: PropertyInput): string | null {
  return [address, city].filter(Boolean).join(', ').slice(0, 120) || null
}
