import type { InTransaction } from '#app/kernel/database/transaction'
import type Property from '#app/properties/property'
import PropertyTransformer from '#app/properties/property_transformer'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'

/**
 * Tells the webhooks of a listing's owners and its team that it went public, or back.
 *
 * @param actorId null for staff
 */
export async function tellWebhooksOfListing(
  { trx }: InTransaction,
  property: Property,
  actorId: number | null
): Promise<void> {
  const { userId, secondOwnerId, teamId } = property
  await emitWebhooks(
    { trx },
    {
      event: property.isPublished ? 'property.published' : 'property.unpublished',
      userIds: secondOwnerId === null ? [userId] : [userId, secondOwnerId],
      teamId,
      actorId,
      dataFor: () => ({ property: new PropertyTransformer(property).toObject() }),
    }
  )
}
