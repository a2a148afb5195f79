import type { InTransaction } from '#app/kernel/database/transaction'
import type Spot from '#app/spots/models/spot'
import { findSpot } from '#app/spots/queries/find_spot'
import SpotTransformer from '#app/spots/transformers/spot_transformer'
import { emitWebhooks } from '#app/webhooks/actions/emit_webhooks'

/** Tells the webhooks of a spot’s author and team that it went public. */
export async function tellWebhooks(
  { trx }: InTransaction,
  { id, userId, teamId }: Spot
): Promise<void> {
  const view = await findSpot({ id }, null, trx)
  await emitWebhooks(
    { trx },
    {
      event: 'spot.published',
      userIds: [userId],
      teamId,
      actorId: userId,
      dataFor: () => ({ spot: new SpotTransformer(view).toObject() }),
    }
  )
}
