import { Job } from '@adonisjs/queue'
import { ENTRY_PUBLISHED, NEW_ENTRY } from '#app/journals/journal_options'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import { listFollowersAfter } from '#app/profiles/following/find_follows'

/** Publishes scheduled entries whose time has come, then tells followers of new ones. */
export default class PublishEntries extends Job<Record<string, never>> {
  async execute() {
    await untilDone(publishDueEntries)
    await untilDone(announceEntry)
  }
}

async function untilDone(step: (within: InTransaction) => Promise<boolean>): Promise<void> {
  while (await transaction((trx) => step({ trx })));
}

const BATCH = 20

interface Published {
  id: number
  title: string
  slug: string
  authorId: number
}

/** Publishes scheduled entries whose time has come, and tells their authors. @returns if there were any */
async function publishDueEntries({ trx }: InTransaction): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: Published[] }>(
    `update journal_entries e set status = 'publish', updated_at = now()
     from journals j where j.id = e.journal_id and e.id in (
       select id from journal_entries where status = 'scheduled' and published_at <= now()
       order by published_at, id limit :batch for update skip locked)
     returning e.id, e.title, j.slug, j.user_id as "authorId"`,
    { batch: BATCH }
  )
  for (const { id, title, slug, authorId } of rows) {
    await notify(
      { trx },
      {
        userId: authorId,
        kind: ENTRY_PUBLISHED,
        groupKey: `${ENTRY_PUBLISHED}:${id}`,
        words: { entry: title },
        url: `/journals/${slug}/entries/${id}`,
      }
    )
  }
  return rows.length > 0
}

const NOTICE_BATCH = 50
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
async function announceEntry({ trx }: InTransaction): Promise<boolean> {
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
  const followings = await listFollowersAfter(authorId, toldFollowId, NOTICE_BATCH, trx)
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
      ...(followings.length < NOTICE_BATCH && { announced_at: new Date() }),
    })
  return true
}
