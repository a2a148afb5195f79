import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { ENTRY_PUBLISHED, NEW_ENTRY } from '#app/journals/journal_options'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { notify } from '#app/notifications/notify'
import { listFollowersAfter } from '#app/profiles/following/find_follows'

/** Publishes scheduled entries whose time has come, then tells followers of new ones. */
export default class PublishEntries extends Job<Record<string, never>> {
  async execute() {
    try {
      await publishDueEntries()
    } finally {
      await eachAlone(await listNews(), 'Announcing an entry', async (id) => {
        while (await transaction((trx) => announceEntry({ trx }, id)));
      })
    }
  }
}

interface Published {
  title: string
  slug: string
  authorId: number
}

const IS_DUE = `e.status = 'scheduled' and e.published_at <= now()`

async function publishDueEntries(): Promise<void> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select e.id from journal_entries e where ${IS_DUE} order by e.published_at, e.id`
  )
  await eachAlone(rows, 'Publishing an entry', ({ id }) =>
    transaction((trx) => publishEntry({ trx }, id))
  )
}

async function publishEntry({ trx }: InTransaction, id: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: Published[] }>(
    `update journal_entries e set status = 'publish', updated_at = now()
     from journals j where j.id = e.journal_id and e.id = :id and ${IS_DUE}
     returning e.title, j.slug, j.user_id as "authorId"`,
    { id }
  )
  if (!rows[0]) return
  const { title, slug, authorId } = rows[0]
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

const NOTICE_BATCH = 50
/** One that is dated further back tells of an earlier day, and is no news. */
const NEWS_HOURS = 24

const IS_NEWS = `e.status = 'publish' and e.announced_at is null and j.visibility = 'public'
  and e.published_at > now() - make_interval(hours => :hours)`

async function listNews(): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select e.id from journal_entries e join journals j on j.id = e.journal_id
     where ${IS_NEWS} order by e.published_at, e.id`,
    { hours: NEWS_HOURS }
  )
  return rows.map(({ id }) => id)
}

interface News {
  title: string
  slug: string
  authorId: number
  /** the last follow whose follower was told */
  toldFollowId: number
}

/**
 * Tells an author's next followers of a new entry in a public journal, once per entry. Skips one
 * that another process announces.
 * @returns whether there was one
 */
async function announceEntry({ trx }: InTransaction, id: number): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: News[] }>(
    `select e.title, e.told_follow_id as "toldFollowId", j.slug, j.user_id as "authorId"
     from journal_entries e join journals j on j.id = e.journal_id
     where e.id = :id and ${IS_NEWS} for update of e skip locked`,
    { id, hours: NEWS_HOURS }
  )
  const [news] = rows
  if (!news) return false
  const { title, slug, authorId, toldFollowId } = news
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
