import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { IS_MEMBER } from '#app/dreams/dreams_sql'
import type DreamItem from '#app/dreams/items/dream_item'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

interface Found extends Pick<DreamItem, 'userId' | 'kind' | 'text' | 'url'> {
  dreamId: number
  linkToken: string | null
  title: string
}

/** Something on a board that the reporter may have seen, also by its link, as of now. */
export async function findReportableItem(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const { rows } = await trx.rawQuery<{ rows: Found[] }>(
    `select i.user_id as "userId", i.kind, i.text, i.url, d.id as "dreamId",
       d.link_token as "linkToken", d.title
     from dream_items i join dreams d on d.id = i.dream_id
     where i.id = :id and (d.visibility <> 'private' or ${IS_MEMBER})
       and d.user_id <> all(:hiddenIds::integer[]) and i.user_id <> all(:hiddenIds::integer[])`,
    { id, viewerId, hiddenIds }
  )
  const [item] = rows
  if (!item) return null
  const { userId, kind, text, url, dreamId, linkToken, title } = item
  const address = linkToken ? `/dreams/shared/${linkToken}` : `/dreams/${dreamId}`
  const evidence = { address, board: title, kind, words: text || null, link: url }
  return { reportedUserId: userId, evidence }
}

/** The listings on a board. */
export async function listPinnedIds(
  dreamId: number,
  client?: TransactionClientContract
): Promise<number[]> {
  const rows: { property_id: number }[] = await (client ?? db)
    .from('dream_items')
    .where('dream_id', dreamId)
    .whereNotNull('property_id')
    .select('property_id')
  return rows.map((row) => row.property_id)
}
