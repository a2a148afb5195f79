import { isDeepStrictEqual } from 'node:util'
import User, { type ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { recordRows, type RowOutcome } from '#app/imports/running/record_rows'
import type { ImportField } from '#app/imports/import_fields'
import { mergeFeatures } from '#app/imports/interpreting/read_features'
import type { ReadListing } from '#app/imports/interpreting/read_listing'
import { lockRunning } from '#app/imports/import_locks'
import { reasonsOf } from '#app/imports/interpreting/unreadable_row'
import { chooseHome, findImported, type KeyedRow } from '#app/imports/running/choose_home'
import { createProperties } from '#app/properties/create_property'
import {
  updateProperties,
  writeFeatures,
  type PropertyChange,
} from '#app/properties/update_property'
import { featuresContent } from '#app/properties/parts/component_content'
import type { LockedProperty } from '#app/properties/property_locks'
import { inputOf, snapshotOf, type PlainInput } from '#app/properties/property_input'
import { assertOfferStays } from '#app/properties/publishing/assert_offer_stays'
import { assertComplete } from '#app/properties/publishing/assert_publishable'
import { propertyPolicy } from '#app/properties/property_policy'

export interface ReadRow extends ReadListing, KeyedRow {
  decision: 'update' | 'add' | null
}

/** One that can't become a listing. */
export interface RefusedRow {
  row: number
  reasons: string[]
  /** fields whose cells can be mended */
  faults?: ImportField[]
}

interface Update {
  read: ReadRow
  known: LockedProperty
  change: PropertyChange
  featuresBefore: string[] | undefined
}

/**
 * Creates or updates the listings of some rows and records what became of each. The second of two
 * rows for the same home stays for the next batch.
 */
export async function importRows(
  { trx }: InTransaction,
  importId: number,
  rows: readonly (ReadRow | RefusedRow)[]
): Promise<void> {
  const running = await lockRunning(importId, trx)
  if (!running) return
  const waiting = await listWaiting({ trx }, importId, rows)
  const user = await User.findOrFail(running.userId, { client: trx })
  const mayCreate = propertyPolicy.create(user)
  const outcomes: RowOutcome[] = []
  const refuse = ({ row, reasons, faults }: RefusedRow) =>
    outcomes.push({ row, status: 'failed', errors: reasons, faults })
  const reads: ReadRow[] = []
  for (const one of rows.filter(({ row }) => waiting.has(row))) {
    if ('reasons' in one) refuse(one)
    else if (mayCreate) reads.push(one)
    else refuse({ row: one.row, reasons: ['Only realtors can publish listings.'] })
  }

  const known = await findImported(user, reads.map(keyOf), trx)
  const fresh: ReadRow[] = []
  const updates = new Map<number, Update>()
  for (const read of reads) {
    const choice = chooseHome(read, known.get(read.row) ?? [])
    if ('heldFor' in choice) {
      const { heldFor, reason } = choice
      outcomes.push({ row: read.row, status: 'held', errors: [reason], property_id: heldFor.id })
    } else if (!choice.home) fresh.push(read)
    else if (!updates.has(choice.home.id)) {
      const update = planned(read, choice.home)
      if ('reasons' in update) refuse(update)
      else updates.set(choice.home.id, update)
    }
  }
  const isPublishing = running.publish
  outcomes.push(...(await writeNew({ user, trx }, fresh, isPublishing)))
  outcomes.push(...(await writeKnown({ user, trx }, [...updates.values()], isPublishing)))
  await recordRows({ trx }, importId, outcomes)
}

const keyOf = ({ row, sourceKey, source, chosenId }: ReadRow): KeyedRow => ({
  row,
  sourceKey,
  source,
  chosenId,
})

async function listWaiting(
  { trx }: InTransaction,
  importId: number,
  rows: readonly { row: number }[]
): Promise<Set<number>> {
  const found: { row: number }[] = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, status: 'pending' })
    .whereIn(
      'row',
      rows.map(({ row }) => row)
    )
    .select('row')
  return new Set(found.map(({ row }) => row))
}

/** Only what differs, so that the same list once more writes nothing. */
function planned(read: ReadRow, known: LockedProperty): Update | RefusedRow {
  const { row, input, status, features } = read
  try {
    assertOfferStays(known, input.offered_for)
    const isPublished = known.status === 'publish'
    const wanted: PlainInput = { ...input, ...(status === 'archive' && { status }) }
    const before: Record<string, unknown> = inputOf(known)
    const changed = Object.entries(wanted).filter(
      ([field, value]) => !isDeepStrictEqual(value, before[field])
    )
    const staysPublic = isPublished && wanted.status === undefined
    if (staysPublic && changed.length) {
      assertComplete({ ...known, ...input }, known.images.length)
    }
    const part = known.components.find(({ type }) => type === 'features')
    const items = featuresContent(part?.content ?? {}).items
    const merged = features && mergeFeatures(items, features)
    return {
      read,
      known,
      change: { id: known.id, isPublished, input: Object.fromEntries(changed), features: merged },
      featuresBefore: merged && items,
    }
  } catch (error) {
    const reasons = reasonsOf(error)
    if (!reasons) throw error
    return { row, reasons }
  }
}

async function writeKnown(
  { user, trx }: ActingUser,
  updates: readonly Update[],
  isPublishing: boolean
): Promise<RowOutcome[]> {
  const changes = updates
    .map(({ change }) => change)
    .filter(({ input, features }) => features || Object.keys(input).length)
  await updateProperties({ user, trx }, changes)
  await keepSources(
    { user, trx },
    updates.map(({ read, known }) => ({ ...read, id: known.id }))
  )
  const changed = new Set(changes)
  return updates.map(({ read, known, change, featuresBefore }) => {
    const status = change.input.status ?? known.status
    return {
      row: read.row,
      status: 'updated',
      errors: read.notes,
      property_id: known.id,
      version: known.version + (changed.has(change) ? 1 : 0),
      before: snapshotOf(known),
      features_before: featuresBefore,
      publish: isPublishing && isToPublish(read, status),
    }
  })
}

async function writeNew(
  { user, trx }: ActingUser,
  reads: readonly ReadRow[],
  isPublishing: boolean
): Promise<RowOutcome[]> {
  const ids = await createProperties({ user, trx }, reads.map(newHomeOf))
  await writeFeatures(
    { trx },
    reads.flatMap(({ features }, at) => {
      const items = features && mergeFeatures([], features)
      return items ? [{ id: ids[at], items }] : []
    })
  )
  const archived = ids.filter((_, at) => reads[at].status === 'archive')
  await updateProperties(
    { user, trx },
    archived.map((id) => ({ id, isPublished: false, input: { status: 'archive' } }))
  )
  await keepSources(
    { user, trx },
    reads.map((read, at) => ({ ...read, id: ids[at] }))
  )
  return reads.map((read, at) => {
    const status = read.status === 'archive' ? 'archive' : 'draft'
    return {
      row: read.row,
      status: 'created',
      errors: read.notes,
      property_id: ids[at],
      version: status === 'archive' ? 2 : 1,
      publish: isPublishing && isToPublish(read, status),
    }
  })
}

/** What each key of a list stands for from now on. */
async function keepSources(
  { user, trx }: ActingUser,
  homes: readonly (Pick<ReadRow, 'sourceKey' | 'source'> & { id: number })[]
): Promise<void> {
  const keyed = homes.flatMap(({ sourceKey: key, source, id }) =>
    key === null ? [] : [{ key, source, id }]
  )
  if (!keyed.length) return
  await trx.rawQuery(
    `insert into listing_sources (user_id, key, source, property_id)
     select :user, key, source, id from jsonb_to_recordset(:keyed::jsonb)
       as given(key text, source text, id integer)
     on conflict do nothing`,
    { user: user.id, keyed: JSON.stringify(keyed) }
  )
}

function newHomeOf({ input, isPrivacyUnknown }: ReadRow): PlainInput {
  return {
    ...input,
    name: input.name ?? nameOf(input),
    ...(isPrivacyUnknown && { is_private: true }),
  }
}

function isToPublish({ status }: ReadRow, now: LockedProperty['status']): boolean {
  if (now === 'publish') return false
  return status === 'publish' || (status === undefined && now === 'draft')
}

function nameOf({ address, city }: PlainInput): string | null {
  return [address, city].filter(Boolean).join(', ').slice(0, 120) || null
}
