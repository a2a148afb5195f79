import type { InTransaction } from '#app/kernel/database/transaction'
import { findWholeProperty } from '#app/properties/find_property'
import type { PropertyStatus } from '#app/properties/listing_options'
import { recordPrices } from '#app/properties/prices/record_prices'
import type Property from '#app/properties/property'
import PropertyTransformer from '#app/properties/property_transformer'
import { tellListingNews } from '#app/properties/publishing/listing_news'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'

interface StatusChange {
  status: PropertyStatus
  /** null for staff, and for an account that is being deleted */
  actorId: number | null
  /** its owner’s account goes with it: what is told doesn’t name them */
  isParting?: boolean
}

interface Changed extends Pick<Property, 'id' | 'userId' | 'secondOwnerId' | 'teamId'> {
  before: PropertyStatus
}

/**
 * Nothing else writes a listing's status. What follows from going public, or back, happens here;
 * listings that have the status already stay as they are. The caller knows that it may change it
 * and that what goes public is complete, and has written everything else before.
 */
export async function changeStatus(
  { trx }: InTransaction,
  ids: number[],
  { status, actorId, isParting }: StatusChange
): Promise<void> {
  if (!ids.length) return
  const { rows } = await trx.rawQuery<{ rows: Changed[] }>(
    `with held as (
       select id, status from properties
       where id = any(:ids::integer[]) and status <> :status order by id for update)
     update properties p set status = :status, version = p.version + 1, updated_at = now(),
       published_at = case :status::text when 'publish' then coalesce(p.published_at, now())
         else p.published_at end,
       archived_at = case :status::text when 'archive' then now() end
     from held where p.id = held.id
     returning p.id, p.user_id as "userId", p.second_owner_id as "secondOwnerId",
       p.team_id as "teamId", held.status as before`,
    { ids, status }
  )
  const changed = rows.toSorted((one, other) => one.id - other.id)
  if (status === 'publish') {
    const published = changed.map(({ id }) => id)
    await recordPrices({ trx }, published)
    await tellListingNews({ trx }, published)
  }
  for (const listing of changed) {
    if (status !== 'publish' && listing.before !== 'publish') continue
    await tellWebhooks({ trx }, listing, { status, actorId, isParting })
  }
}

async function tellWebhooks(
  { trx }: InTransaction,
  { id, userId, secondOwnerId, teamId }: Changed,
  { status, actorId, isParting }: StatusChange
): Promise<void> {
  const audience = {
    userIds: secondOwnerId === null ? [userId] : [userId, secondOwnerId],
    teamId,
    actorId,
  }
  const told = async () => new PropertyTransformer(await findWholeProperty(id, trx))
  if (status === 'publish') {
    const dataFor = async () => ({ property: (await told()).toObject() })
    await emitWebhooks({ trx }, { ...audience, event: 'property.published', dataFor })
  } else {
    const dataFor = async () => {
      const property = await told()
      return { property: isParting ? property.toCard() : property.toObject() }
    }
    await emitWebhooks({ trx }, { ...audience, event: 'property.unpublished', dataFor })
  }
}
