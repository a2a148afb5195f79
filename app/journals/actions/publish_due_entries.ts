import { ENTRY_PUBLISHED } from '#app/journals/contract/notices'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'

const BATCH = 20

interface Published {
  id: number
  title: string
  slug: string
  authorId: number
}

/** Publishes scheduled entries whose time has come, and tells their authors. @returns if there were any */
export async function publishDueEntries({ trx }: InTransaction): Promise<boolean> {
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
