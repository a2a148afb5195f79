import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { arrangeImages, listListingImageIds } from '#app/properties/arrange_images'
import { assertWholePlace } from '#app/properties/assert_whole_place'
import { assertUnchanged } from '#app/properties/assert_unchanged'
import { addressOf } from '#app/properties/geocoding/find_pinned_home'
import { refinePin } from '#app/properties/geocoding/refine_pin'
import { findWholeProperty } from '#app/properties/find_property'
import { partsInOrder } from '#app/properties/listing_order'
import type { OpaqueJson } from '#app/properties/parts/component_content'
import { recordPrices } from '#app/properties/prices/record_prices'
import type Property from '#app/properties/property'
import type { WholeProperty } from '#app/properties/property'
import {
  fillProperty,
  inputOf,
  PLAIN_COLUMNS,
  columnsOf,
  type PropertyInput,
  type PlainInput,
} from '#app/properties/property_input'
import { lockProperty } from '#app/properties/property_locks'
import { assertOfferStays } from '#app/properties/publishing/assert_offer_stays'
import { assertPublishable } from '#app/properties/publishing/assert_publishable'
import { changeStatus } from '#app/properties/publishing/change_status'
import { tellListingNews } from '#app/properties/publishing/listing_news'
import { templateOf } from '#app/properties/templates/listing_templates'

/**
 * A published listing must stay publishable.
 * @throws HttpError 404, 403; E_VALIDATION_ERROR, also for a draft to be published
 */
export async function updateProperty(
  { user: editor, trx }: ActingUser,
  slug: string,
  input: PropertyInput,
  seen?: Record<string, unknown>
): Promise<WholeProperty> {
  const property = await lockProperty({ slug }, editor, trx)
  if (seen) assertUnchanged(await storedValues(property, seen, trx), input, seen)
  const { status = property.status, ...fields } = input
  const isMoving = status !== property.status
  if (isMoving && status === 'publish') {
    throw fieldErrors({ 'property.status': 'Publishing has a call of its own: …/publish.' })
  }
  const isShown = property.isPrivate && fields.is_private === false
  assertOfferStays(property, fields.offered_for)
  const before = addressOf(property)
  fillProperty(property, fields)
  assertWholePlace(property)
  if (!isDeepStrictEqual(addressOf(property), before)) {
    refinePin({ trx }, property.id, before)
  }
  if ('description' in property.$dirty) await forgetFormatting({ trx }, [property.id])
  await arrangeImages({ user: editor, trx }, property, input)
  if (!isMoving) property.version += 1
  await property.save()

  if (isMoving) {
    await changeStatus({ trx }, [property.id], { status, actorId: editor.id })
  } else if (property.isPublished) {
    await assertPublishable(property, trx)
    await recordPrices({ trx }, [property.id])
    if (isShown) await tellListingNews({ trx }, [property.id])
  }
  return findWholeProperty(property.id, trx)
}

async function storedValues(
  property: Property,
  seen: Record<string, unknown>,
  trx: TransactionClientContract
) {
  const stored = await listListingImageIds(property, trx)
  const cover = stored.filter((id) => id === property.featuredImageId)
  const withCoverFirst = [...new Set([...cover, ...stored])]
  const images = isDeepStrictEqual(seen.images, withCoverFirst) ? withCoverFirst : stored
  const order = partsInOrder(property.componentOrder)
  const template = templateOf(property.template)
  return { ...inputOf(property), template, component_order: order, images }
}

export interface PropertyChange {
  id: number
  /** as it is before */
  isPublished: boolean
  /** only what changes */
  input: PlainInput
  /** the list of its features part, if that changes */
  features?: string[]
}

/**
 * Changes many listings in a few statements. It checks nothing: the caller has locked them, knows
 * that the editor may change them, and that published ones stay complete.
 */
export async function updateProperties(
  { user: editor, trx }: ActingUser,
  changes: readonly PropertyChange[]
): Promise<void> {
  if (!changes.length) return
  await forgetFormatting({ trx }, idsOf(changes.filter(({ input }) => 'description' in input)))
  await writeColumns({ trx }, changes)
  for (const { id, input } of changes) {
    if (input.address) refinePin({ trx }, id, null)
  }
  await writeFeatures(
    { trx },
    changes.flatMap(({ id, features }) => (features ? [{ id, items: features }] : []))
  )
  const moving = Map.groupBy(changes, ({ input }) => input.status)
  const staying = moving.get(undefined) ?? []
  const published = staying.filter(({ isPublished }) => isPublished)
  const shown = published.filter(({ input }) => input.is_private === false)
  await recordPrices({ trx }, idsOf(published))
  await tellListingNews({ trx }, idsOf(shown))
  for (const [status, moved] of moving) {
    if (status) await changeStatus({ trx }, idsOf(moved), { status, actorId: editor.id })
  }
}

const idsOf = (changes: readonly PropertyChange[]) => changes.map(({ id }) => id)

async function writeColumns({ trx }: InTransaction, changes: readonly PropertyChange[]) {
  const plain = PLAIN_COLUMNS.filter((column) => column !== 'status')
  const columns = plain.join(', ')
  const written = plain.map((column) => `filled.${column}`).join(', ')
  await trx.rawQuery(
    `update properties p set (${columns}) = row(${written}),
       version = p.version + change.versions, updated_at = now()
     from jsonb_to_recordset(:changes::jsonb) as change(id integer, input jsonb, versions integer)
     join properties stored on stored.id = change.id
     cross join lateral jsonb_populate_record(stored, change.input) filled
     where p.id = change.id`,
    { changes: JSON.stringify(changes.map(columnChange)) }
  )
}

/** Without the status: `changeStatus` increases the version itself. */
function columnChange({ id, input }: PropertyChange) {
  const { status, ...columns } = columnsOf(input)
  return { id, input: columns, versions: status === undefined ? 1 : 0 }
}

interface WrittenFeatures {
  /** of the listing */
  id: number
  items: string[]
}

/** The lists of the features parts of many listings, without their versions. */
export async function writeFeatures(
  { trx }: InTransaction,
  lists: readonly WrittenFeatures[]
): Promise<void> {
  if (!lists.length) return
  await trx.rawQuery(
    `update components part
     set content = part.content || jsonb_build_object('items', list.items), updated_at = now()
     from jsonb_to_recordset(:lists::jsonb) as list(id integer, items jsonb)
     where part.property_id = list.id and part.type = 'features'`,
    { lists: JSON.stringify(lists) }
  )
}

/** A description that was sent as plain text takes the place of the formatted one. */
async function forgetFormatting({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  await trx.rawQuery(
    `update components set content = content || '{"text": null}', updated_at = now()
     where property_id = any(:ids::integer[]) and type = 'overview'`,
    { ids }
  )
}

export async function updateAnimations(
  { user: editor, trx }: ActingUser,
  slug: string,
  animations: OpaqueJson
): Promise<WholeProperty> {
  const property = await lockProperty({ slug }, editor, trx)
  property.merge({ animations, version: property.version + 1 })
  await property.save()
  return findWholeProperty(property.id, trx)
}
