import { DateTime } from 'luxon'
import { reachMilestone } from '#app/accounts/milestones'
import type { ActingUser } from '#app/accounts/user'
import { renamedSlug } from '#app/common/readable_slug'
import type { InTransaction } from '#app/kernel/database/transaction'
import { earnCoins } from '#app/ledger/earn_coins'
import { findWholeProperty } from '#app/properties/find_property'
import { recordPrices } from '#app/properties/prices/record_prices'
import Property from '#app/properties/property'
import { lockProperty } from '#app/properties/property_locks'
import { assertPublishable } from '#app/properties/publishing/assert_publishable'
import { tellWebhooksOfListing } from '#app/properties/publishing/tell_webhooks'

/** Safe to repeat. */
export async function publishProperty(
  { user: editor, trx }: ActingUser,
  slug: string,
  publish: boolean
): Promise<Property> {
  const property = await lockProperty({ slug }, editor, trx)
  if (publish) await assertPublishable(property, trx)

  const isChanged = property.isPublished !== publish
  if (isChanged) {
    property.status = publish ? 'publish' : 'draft'
    property.publishedAt ??= publish ? DateTime.utc() : null
    property.version += 1
    if (publish) await followName({ trx }, property)
    await property.save()
  }
  if (publish) {
    await recordPrices({ trx }, [property.id])
    await reachMilestone({ trx }, editor.id, 'published')
    await earnCoins(
      { trx },
      {
        userId: property.userId,
        kind: 'first_listing',
        causeId: property.id,
        url: `/properties/${property.slug}`,
      }
    )
  }
  const whole = await findWholeProperty(property.id, trx)
  if (isChanged) await tellWebhooksOfListing({ trx }, whole, editor.id)
  return whole
}

/** Gives the listing the address of its name; the former one redirects. */
async function followName({ trx }: InTransaction, property: Property): Promise<void> {
  const slug = renamedSlug(property.slug, property.name, 'listing')
  if (slug === property.slug) return
  const isTaken = await Property.query({ client: trx })
    .withScopes((scopes) => scopes.at({ slug }))
    .whereNot('id', property.id)
    .first()
  if (isTaken) return
  await trx.rawQuery(
    `insert into former_property_slugs (slug, property_id) values (?, ?)
     on conflict (slug) do nothing`,
    [property.slug, property.id]
  )
  await trx.rawQuery('delete from former_property_slugs where slug = ?', [slug])
  property.slug = slug
}

/** Removes a listing from public view for good: it is archived and can't be published again. */
export async function takeDownListing({ trx }: InTransaction, id: number): Promise<void> {
  const property = await Property.query({ client: trx }).where('id', id).forUpdate().first()
  if (!property) return
  const wasPublished = property.isPublished
  await property
    .merge({
      status: 'archive',
      takenDownAt: property.takenDownAt ?? DateTime.utc(),
      version: property.version + 1,
    })
    .save()
  if (wasPublished) await tellWebhooksOfListing({ trx }, await findWholeProperty(id, trx), null)
}
