import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { MAX_ITEMS_PER_DREAM, PREVIEWED_ITEMS, type DreamList } from '#app/dreams/dream_options'
import { readDreams, viewDreams, type DreamRow, type DreamView } from '#app/dreams/dream_view'
import { DREAM_STAMP, SEEN_DREAMS, IS_MEMBER } from '#app/dreams/dreams_sql'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

/** By its id, or by the token of its link, which opens it for anyone. */
type Which = { id: number } | { token: string }

/** @param viewer null for a guest @throws HttpError 404 if there is none that they may see */
export async function findDreamRow(
  which: Which,
  viewer: User | null,
  client?: TransactionClientContract
): Promise<DreamRow> {
  const viewerId = viewer?.id ?? null
  const condition =
    'id' in which
      ? `d.id = :id and ${SEEN_DREAMS}`
      : `d.link_token = :token and d.visibility = 'link'
         and d.user_id <> all(:hiddenIds::integer[])`
  const hiddenIds = await listHiddenUserIds(viewerId, client)
  const [row] = await readDreams(`where ${condition}`, { ...which, viewerId, hiddenIds }, client)
  if (!row) throw HttpError.notFound()
  return row
}

/** @throws HttpError 404 */
export async function findDream(
  which: Which,
  viewer: User | null,
  client?: TransactionClientContract
): Promise<DreamView> {
  const row = await findDreamRow(which, viewer, client)
  const [view] = await viewDreams([row], viewer, MAX_ITEMS_PER_DREAM, client)
  return view
}

interface Asked {
  /** own ones, those of others one is a member of, both, or those of others that are public */
  kind: DreamList | null
  /** in its title; without it, nobody looks through all that are public */
  text: string
}

const OF: Record<DreamList, string> = {
  own: 'd.user_id = :viewerId',
  shared: `d.user_id <> :viewerId and ${IS_MEMBER}`,
  public: `d.visibility = 'public' and not ${IS_MEMBER} and :text <> ''`,
}

/** Boards, changed last first; one more than a page holds. */
export async function listDreams(
  user: User,
  { kind, text }: Asked,
  { page, perPage }: PageRequest
): Promise<DreamView[]> {
  const rows = await readDreams(
    `where ${kind ? OF[kind] : IS_MEMBER} and d.user_id <> all(:hiddenIds::integer[])
       and (:text = '' or position(lower(:text) in lower(d.title)) > 0)
     order by d.updated_at desc, d.id desc offset :skipped limit :limit`,
    {
      viewerId: user.id,
      hiddenIds: await listHiddenUserIds(user.id),
      text,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewDreams(rows, user, PREVIEWED_ITEMS)
}

/** A board that the reporter may have seen, also by its link, as of now. */
export async function findReportableDream(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [dream] = await readDreams(
    `where d.id = :id and (d.visibility <> 'private' or ${IS_MEMBER})
       and d.user_id <> all(:hiddenIds::integer[])`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!dream) return null
  const address = dream.linkToken ? `/dreams/shared/${dream.linkToken}` : `/dreams/${dream.id}`
  return { reportedUserId: dream.userId, evidence: { address, title: dream.title } }
}

/** A stamp of a public board and what it shows; null if guests may not see it. */
export async function findDreamStamp({ id }: Record<string, string>): Promise<string | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select ${DREAM_STAMP} as stamp
     from dreams d join users u on u.id = d.user_id
     where d.id = ? and d.visibility = 'public'`,
    [id]
  )
  return rows[0]?.stamp ?? null
}
