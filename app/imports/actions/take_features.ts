import { isDeepStrictEqual } from 'node:util'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { foldText } from '#app/common/contract/fold_text'
import type { ReadFeatures } from '#app/imports/formats/interpret/read_features'
import { updateComponent } from '#app/properties/actions/update_component'
import { featuresContent } from '#app/properties/contract/component_content'
import Component from '#app/properties/models/component'
import type Property from '#app/properties/models/property'

/**
 * Adds a row's features to its listing's.
 * @returns what it had before, for `putBackFeatures`; undefined if nothing changes
 */
export async function takeFeatures(
  { user, trx }: ActingUser,
  { id }: Pick<Property, 'id'>,
  features: ReadFeatures | undefined
): Promise<string[] | undefined> {
  const part = features && (await featuresPart({ user, trx }, id))
  if (!part) return undefined
  const { items } = featuresContent(part.content)
  const known = new Set(items.map(foldText))
  const added = features.items.filter((item) => !known.has(foldText(item)))
  const wanted = features.isWhole ? features.items : [...items, ...added]
  if (isDeepStrictEqual(wanted, items)) return undefined
  await updateComponent({ user, trx }, part.id, { content: { ...part.content, items: wanted } })
  return items
}

export async function putBackFeatures(
  { user, trx }: ActingUser,
  propertyId: number,
  items: string[]
): Promise<void> {
  const part = await featuresPart({ user, trx }, propertyId)
  if (part) await updateComponent({ user, trx }, part.id, { content: { ...part.content, items } })
}

function featuresPart({ trx }: ActingUser, propertyId: number): Promise<Component | null> {
  return Component.query({ client: trx })
    .where({ property_id: propertyId, type: 'features' })
    .first()
}
