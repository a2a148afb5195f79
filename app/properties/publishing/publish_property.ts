import { DateTime } from 'luxon'
import { reachMilestone } from '#app/accounts/milestones'
import type { ActingUser } from '#app/accounts/user'
import { renamedSlug } from '#app/common/readable_slug'
import type { InTransaction } from '#app/kernel/database/transaction'
import { earnCoins } from '#app/ledger/earn_coins'
import { findWholeProperty } from '#app/properties/find_property'
import Property, { type WholeProperty } from '#app/properties/property'
import { lockProperty } from '#app/properties/property_locks'
import { assertPublishable } from '#app/properties/publishing/assert_publishable'
import { changeStatus } from '#app/properties/publishing/change_status'

/** Safe to repeat. */
export async function publishProperty(
  { user: editor, trx }: ActingUser,
  slug: string,
  publish: boolean
): Promise<WholeProperty> {
  const property = await lockProperty({ slug }, editor, trx)
  if (publish) await assertPublishable(property, trx)

  if (property.isPublished !== publish) {
    if (publish) await followName({ trx }, property)
    const status = publish ? 'publish' : 'draft'
    await changeStatus({ trx }, [property.id], { status, actorId: editor.id })
  }
  if (publish) {
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
  return findWholeProperty(property.id, trx)
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
  await property.merge({ slug }).save()
}

/** Removes a listing from public view for good: it is archived and can't be published again. */
export async function takeDownListing({ trx }: InTransaction, id: number): Promise<void> {
  await changeStatus({ trx }, [id], { status: 'archive', actorId: null })
  const property = await Property.query({ client: trx }).where('id', id).forUpdate().first()
  await property?.merge({ takenDownAt: property.takenDownAt ?? DateTime.utc() }).save()
}
