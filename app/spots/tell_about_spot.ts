import { MAX_MENTIONS, mentionsIn } from '#app/common/text/mentions'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import { findSpot } from '#app/spots/find_spot'
import type Spot from '#app/spots/spot'
import SpotTransformer from '#app/spots/spot_transformer'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'

interface Mentioning {
  spot: Pick<Spot, 'id' | 'slug'>
  authorId: number
  /** a caption or a comment */
  text: string
  /** people who learn of it anyway */
  told: readonly number[]
}

/** Notifies the people whom a caption or a comment names. */
export async function tellMentionedInSpot(
  { trx }: InTransaction,
  { spot, authorId, text, told }: Mentioning
): Promise<void> {
  const handles = [...new Set(mentionsIn(text).map(({ handle }) => handle))].slice(0, MAX_MENTIONS)
  if (!handles.length) return
  const people: { id: number }[] = await trx
    .from('users')
    .whereIn('handle', handles)
    .whereNotIn('id', [authorId, ...told])
    .orderBy('id')
    .select('id')
  for (const { id: userId } of people) {
    await notify(
      { trx },
      {
        userId,
        kind: 'spot_mention',
        actorId: authorId,
        groupKey: `mention:spot:${spot.id}`,
        url: `/spots/${spot.slug}`,
        about: { of: 'spot', id: spot.id },
      }
    )
  }
}

/** Tells the webhooks of a spot’s author and team that it went public. */
export async function tellWebhooksOfSpot(
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
