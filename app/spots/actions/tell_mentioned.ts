import { MAX_MENTIONS, mentionsIn } from '#app/common/contract/mentions'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'
import type Spot from '#app/spots/models/spot'

interface Mentioning {
  spot: Pick<Spot, 'id' | 'slug'>
  authorId: number
  /** a caption or a comment */
  text: string
  /** people who learn of it anyway */
  told: readonly number[]
}

/** Notifies the people whom a caption or a comment names. */
export async function tellMentioned(
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
      }
    )
  }
}
