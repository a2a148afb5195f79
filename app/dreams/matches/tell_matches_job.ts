import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { Moment } from '#app/common/http/wire_time'
import { DREAM_MATCHES, DAYS_BETWEEN_MATCHES } from '#app/dreams/dream_options'
import { listPinnedIds } from '#app/dreams/items/find_items'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { notify } from '#app/notifications/notify'
import { countMatches } from '#app/search/alerts/find_matches'
import type { SearchQuery } from '#app/search/search_query'

/** Notices of new homes for boards that search, a board at a time. */
export default class TellMatches extends Job<Record<string, never>> {
  async execute() {
    await eachAlone(await listDue(), 'Telling of matches', (id) =>
      transaction((trx) => tellMatches({ trx }, id))
    )
  }
}

const IS_DUE = `d.criteria is not null and (d.matches_told_at is null
  or d.matches_told_at <= now() - make_interval(days => :days))`

async function listDue(): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select d.id from dreams d where ${IS_DUE} order by d.id`,
    { days: DAYS_BETWEEN_MATCHES }
  )
  return rows.map(({ id }) => id)
}

interface Searching {
  id: number
  title: string
  criteria: SearchQuery
  since: Moment
  memberIds: number[]
}

/**
 * Tells the members of a board of homes that were listed since they were told last, at most once a
 * week. One that another process has is left to it.
 */
export async function tellMatches({ trx }: InTransaction, dreamId: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: Searching[] }>(
    `select d.id, d.title, d.criteria,
       greatest(d.criteria_since, coalesce(d.matches_told_at, d.criteria_since)) as since,
       array(select m.user_id from dream_members m where m.dream_id = d.id
         order by m.user_id) as "memberIds"
     from dreams d where d.id = :dreamId and ${IS_DUE} for update of d skip locked`,
    { dreamId, days: DAYS_BETWEEN_MATCHES }
  )
  const dream = rows[0]
  if (!dream) return
  const exceptIds = await listPinnedIds(dream.id, trx)
  let isTold = false
  for (const userId of dream.memberIds) {
    const hiddenIds = [...(await listHiddenUserIds(userId, trx)), userId]
    const asked = { query: dream.criteria, hiddenIds, exceptIds, since: dream.since }
    const count = await countMatches(asked, trx)
    if (!count) continue
    isTold = true
    await notify(
      { trx },
      {
        userId,
        kind: DREAM_MATCHES,
        groupKey: `${DREAM_MATCHES}:${dream.id}`,
        words: { dream: dream.title, count: String(count) },
        url: `/dreams/${dream.id}`,
      }
    )
  }
  if (isTold) {
    await trx.from('dreams').where('id', dream.id).update({ matches_told_at: new Date() })
  }
}
