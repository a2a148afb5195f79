import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type PursuitInvitation from '#app/club/pursuits/pursuit_invitation'
import { invitationsTo } from '#app/club/pursuits/pursuit_invitation'
import { PURSUIT_STAGES, type PursuitStage } from '#app/club/pursuits/pursuit_options'
import { readPursuits, viewPursuits, type PursuitView } from '#app/club/pursuits/pursuit_row'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'

const OWN = `p.board_id = (select board_id from pursuit_members where user_id = :userId)`
/** Only names of listings that they may see find them. */
const IS_NAMED = `exists (select from properties home where home.id = p.property_id
  and (home.user_id = :userId or (home.status = 'publish' and not home.is_private
    and home.user_id <> all(:hiddenIds::integer[])))
  and position(lower(:words) in lower(concat_ws(' ', home.name, home.city))) > 0)`
const IN_ORDER = 'array_position(:stages::text[], p.stage), p.position'

interface Asked {
  stage: PursuitStage | null
  /** in the home's name or town, or in the note */
  words: string
  /** only these listings, unless it is null */
  propertyIds: number[] | null
}

/** The homes on somebody's board, by stage and place; one more than a page holds. */
export async function listPursuits(
  user: User,
  { stage, words, propertyIds }: Asked,
  { page, perPage }: PageRequest
): Promise<PursuitView[]> {
  const rows = await readPursuits(
    `where ${OWN} and (:stage::text is null or p.stage = :stage)
       and (:propertyIds::integer[] is null or p.property_id = any(:propertyIds::integer[]))
       and (:words = '' or position(lower(:words) in lower(p.note)) > 0 or ${IS_NAMED})
     order by ${IN_ORDER} offset :skipped limit :limit`,
    {
      userId: user.id,
      stages: [...PURSUIT_STAGES],
      stage,
      words,
      hiddenIds: await listHiddenUserIds(user.id),
      propertyIds,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewPursuits(rows, user)
}

/** The first of each stage. */
export async function listPursuitBoard(user: User, perStage: number): Promise<PursuitView[]> {
  const rows = await readPursuits(`where ${OWN} and p.position < :perStage order by ${IN_ORDER}`, {
    userId: user.id,
    stages: [...PURSUIT_STAGES],
    perStage,
  })
  return viewPursuits(rows, user)
}

export async function countPursuits({ id }: User): Promise<Record<PursuitStage, number>> {
  const { rows } = await db.rawQuery<{ rows: { stage: PursuitStage; count: number }[] }>(
    `select p.stage, count(*)::integer as count from pursuits p where ${OWN} group by p.stage`,
    { userId: id }
  )
  const counts = { watching: 0, contacted: 0, visited: 0, offer: 0, won: 0, lost: 0 }
  for (const { stage, count } of rows) counts[stage] = count
  return counts
}

/** @throws HttpError 404 if it isn't on their board */
export async function findPursuit(
  user: User,
  id: number,
  client?: TransactionClientContract
): Promise<PursuitView> {
  const rows = await readPursuits(`where ${OWN} and p.id = :id`, { userId: user.id, id }, client)
  const [view] = await viewPursuits(rows, user, client)
  if (!view) throw HttpError.notFound()
  return view
}

const MAX_SHOWN = 50

/** Open ones to somebody or to their address, newest first. */
export async function listPursuitInvitations(user: User): Promise<PursuitInvitation[]> {
  const hiddenIds = await listHiddenUserIds(user.id)
  return invitationsTo(user)
    .whereNotIn('invited_by_user_id', hiddenIds)
    .preload('invitedBy')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .exec()
}

export interface PursuitSharing {
  /** who else is on somebody's board */
  partner: UserCardRow | null
  /** whom they invited, if nobody is */
  invitation: { id: number; user: UserCardRow | null; email: string | null } | null
}

export async function findSharing(
  { id }: User,
  client?: TransactionClientContract
): Promise<PursuitSharing> {
  const { rows } = await (client ?? db).rawQuery<{ rows: PursuitSharing[] }>(
    `select
       (select ${userCardJson('u')} from pursuit_members other join users u on u.id = other.user_id
         where other.board_id = m.board_id and other.user_id <> m.user_id) as partner,
       (select json_build_object('id', v.id, 'email', v.email,
           'user', (select ${userCardJson('u')} from users u where u.id = v.user_id))
         from pursuit_invitations v
         where v.board_id = m.board_id and v.expires_at > now()) as invitation
     from pursuit_members m where m.user_id = ?`,
    [id]
  )
  return rows[0] ?? { partner: null, invitation: null }
}

/** The homes on one's board with what one wrote oneself, and names only of public listings. */
export async function exportPursuits({ id, email }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'homes', (select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug,
           'name', case when p.status = 'publish' and not p.is_private then p.name end,
           'stage', r.stage, 'position', r.position, 'rating', r.rating,
           'note', case when r.note_user_id = :id then r.note end,
           'note_by', (select handle from users where id = r.note_user_id),
           'noted_at', r.noted_at, 'price', r.price, 'currency', r.currency,
           'added_at', r.created_at, 'changed_at', r.updated_at) order by r.stage, r.position), '[]')
         from pursuit_members m join pursuits r on r.board_id = m.board_id
         left join properties p on p.id = r.property_id where m.user_id = :id),
       'shared_with', (select other.handle from pursuit_members m
         join pursuit_members o on o.board_id = m.board_id and o.user_id <> m.user_id
         join users other on other.id = o.user_id where m.user_id = :id),
       'invitations', (select coalesce(jsonb_agg(jsonb_build_object(
           'invited', coalesce(invited.handle, case when v.invited_by_user_id = :id then v.email end),
           'invited_by', inviter.handle, 'created_at', v.created_at) order by v.id), '[]')
         from pursuit_invitations v join users inviter on inviter.id = v.invited_by_user_id
         left join users invited on invited.id = v.user_id
         where v.invited_by_user_id = :id or v.user_id = :id or v.email = :email)) as data`,
    { id, email }
  )
  return { data: rows[0].data }
}
