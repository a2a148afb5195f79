import { DateTime } from 'luxon'
import { reachMilestone } from '#app/accounts/registry/milestones'
import { earnCoins } from '#app/ledger/actions/earn_coins'
import Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/policies/assert_publishable'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { lockProperty } from '#app/properties/models/lock_property'
import { recordPrices } from '#app/properties/actions/record_prices'
import { tellWebhooks } from '#app/properties/actions/tell_webhooks'
import { renamedSlug } from '#app/common/slugs/readable_slug'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ActingUser } from '#app/accounts/models/acting_user'

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
  if (isChanged) await tellWebhooks({ trx }, whole, editor.id)
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
