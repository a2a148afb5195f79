import type { ActingUser } from '#app/accounts/models/acting_user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { lockProperty } from '#app/properties/models/lock_property'
import Walkthrough from '#app/walkthroughs/models/walkthrough'

export interface NewWalkthrough {
  title?: string
  /** a listing that they may edit */
  property_slug?: string | null
}

/** @throws HttpError 404 or 403 for somebody else's listing */
export async function createWalkthrough(
  { user, trx }: ActingUser,
  { title = '', property_slug: slug }: NewWalkthrough
): Promise<Walkthrough> {
  const property = slug ? await lockProperty({ slug }, user, trx) : null
  const name = title || property?.name || ''
  return Walkthrough.create(
    {
      userId: user.id,
      propertyId: property?.id ?? null,
      slug: readableSlug(name, 'walkthrough'),
      title: name,
    },
    { client: trx }
  )
}
