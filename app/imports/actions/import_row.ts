import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ReadListing } from '#app/imports/formats/interpret/read_listing'
import { UnreadableRow } from '#app/imports/formats/interpret/read_listing'
import { takeFeatures } from '#app/imports/actions/take_features'
import { assertSameHome } from '#app/imports/policies/assert_same_home'
import { lockRunning } from '#app/imports/models/lock_running'
import { findImported } from '#app/imports/queries/find_imported'
import { createProperty } from '#app/properties/actions/create_property'
import { updateProperty } from '#app/properties/actions/update_property'
import type { PropertyStatus } from '#app/properties/contract/listing_options'
import Property from '#app/properties/models/property'
import {
  snapshotOf,
  type PropertyInput,
  type PropertySnapshot,
} from '#app/properties/models/property_input'
import { propertyPolicy } from '#app/properties/policies/property_policy'

interface ReadRow extends ReadListing {
  row: number
  sourceKey: string | null
}

interface Written {
  status: 'created' | 'updated'
  property: Pick<Property, 'id' | 'version' | 'status'>
  before: PropertySnapshot | null
  featuresBefore: string[] | undefined
}

/**
 * Creates or updates a row's listing and records which one, in one transaction and only once.
 * @throws UnreadableRow; what the listing's actions throw
 */
export async function importRow(
  { trx }: InTransaction,
  importId: number,
  read: ReadRow
): Promise<void> {
  const { row, sourceKey, notes } = read
  const running = await lockRunning(importId, trx)
  const waiting = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row, status: 'pending' })
    .first()
  if (!running || !waiting) return
  await assertOnly(importId, row, sourceKey, trx)

  const user = await User.findOrFail(running.userId, { client: trx })
  if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors can publish listings.')
  const { status, property, before, featuresBefore } = await write(user, read, trx)
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row })
    .update({
      status,
      property_id: property.id,
      version: property.version,
      before: before && JSON.stringify(before),
      features_before: featuresBefore ? JSON.stringify(featuresBefore) : null,
      publish: running.publish && isToPublish(read.status, property),
      errors: JSON.stringify([...waiting.notes, ...notes]),
    })
}

async function write(
  user: User,
  { sourceKey: key, input, status, features, isPrivacyUnknown }: ReadRow,
  trx: TransactionClientContract
): Promise<Written> {
  const acting = { user, trx }
  const state = status === 'archive' ? { status } : {}
  const known = key === null ? null : await findImported(user, key, trx)
  if (known) {
    assertSameHome(known, input, key)
    const before = snapshotOf(known)
    const property = await updateProperty(acting, known.slug, { ...input, ...state })
    const featuresBefore = await takeFeatures(acting, property, features)
    return { status: 'updated', property: await written(known.id, trx), before, featuresBefore }
  }
  const property = await createProperty(acting, {
    ...input,
    name: input.name ?? nameOf(input),
    ...(isPrivacyUnknown && { is_private: true }),
  })
  if (state.status) await updateProperty(acting, property.slug, state)
  await takeFeatures(acting, property, features)
  if (key !== null) {
    await trx.table('listing_sources').insert({ user_id: user.id, key, property_id: property.id })
  }
  const made = await written(property.id, trx)
  return { status: 'created', property: made, before: null, featuresBefore: undefined }
}

/** As it is after everything that a row does to it. */
function written(id: number, trx: TransactionClientContract): Promise<Property> {
  return Property.query({ client: trx })
    .select('id', 'version', 'status')
    .where('id', id)
    .firstOrFail()
}

function isToPublish(status: PropertyStatus | undefined, property: Pick<Property, 'status'>) {
  if (property.status === 'publish') return false
  return status === 'publish' || (status === undefined && property.status === 'draft')
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
