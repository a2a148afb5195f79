import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockProperty } from '#app/properties/models/lock_property'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import { lockWalkthrough } from '#app/walkthroughs/models/lock_walkthrough'
import type Walkthrough from '#app/walkthroughs/models/walkthrough'

export interface WalkthroughChange {
  title?: string
  description?: string | null
  /** a listing that they may edit; null takes it off its listing */
  property_slug?: string | null
}

/** @throws HttpError 404, also 403 for somebody else's listing */
export async function updateWalkthrough(
  { user, trx }: ActingUser,
  slug: string,
  { title, description, property_slug: propertySlug }: WalkthroughChange
): Promise<Walkthrough> {
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  if (title !== undefined) walkthrough.title = title
  if (description !== undefined) walkthrough.description = description ?? ''
  if (propertySlug !== undefined) {
    walkthrough.propertyId = propertySlug
      ? (await lockProperty({ slug: propertySlug }, user, trx)).id
      : null
  }
  await touchWalkthrough({ trx }, walkthrough)
  return walkthrough
}
