import { NEW_ENTRY } from '#app/journals/contract/notices'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'
import { listFollowersAfter } from '#app/profiles/queries/list_followers_after'

const BATCH = 50
/** One that is dated further back tells of an earlier day, and is no news. */
const NEWS_HOURS = 24

interface News {
  id: number
  title: string
  slug: string
  authorId: number
  /** the last follow whose follower was told */
  toldFollowId: number
}

/**
 * Tells the next followers of an author of the oldest new entry in a public journal. Each entry is
 * announced once, whatever happens to it later; another process takes another one.
 * @returns whether there was one
 */
export async function announceEntry({ trx }: InTransaction): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: News[] }>(
    `select e.id, e.title, e.told_follow_id as "toldFollowId", j.slug, j.user_id as "authorId"
     from journal_entries e join journals j on j.id = e.journal_id
     where e.status = 'publish' and e.announced_at is null and j.visibility = 'public'
       and e.published_at > now() - make_interval(hours => :hours)
     order by e.published_at, e.id limit 1 for update of e skip locked`,
    { hours: NEWS_HOURS }
  )
  const [news] = rows
  if (!news) return false
  const { id, title, slug, authorId, toldFollowId } = news
  const followings = await listFollowersAfter(authorId, toldFollowId, BATCH, trx)
  for (const { followerId } of followings) {
    await notify(
      { trx },
      {
        userId: followerId,
        kind: NEW_ENTRY,
        actorId: authorId,
        groupKey: `${NEW_ENTRY}:${id}`,
        words: { entry: title },
        url: `/journals/${slug}/entries/${id}`,
      }
    )
  }
  await trx
    .from('journal_entries')
    .where({ id })
    .update({
      told_follow_id: followings.at(-1)?.id ?? toldFollowId,
      ...(followings.length < BATCH && { announced_at: new Date() }),
    })
  return true
}
