import { DateTime } from 'luxon'
import { reachMilestone } from '#app/accounts/registry/milestones'
import { earnCoins } from '#app/ledger/actions/earn_coins'
import type Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/policies/assert_publishable'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { lockProperty } from '#app/properties/models/lock_property'
import { recordPrice } from '#app/properties/actions/record_price'
import { tellWebhooks } from '#app/properties/actions/tell_webhooks'
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
    await property.save()
  }
  if (publish) {
    await recordPrice({ trx }, property)
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
