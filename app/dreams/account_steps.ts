import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import DreamChanged from '#app/dreams/dream_changed'
import DreamLeft from '#app/dreams/people/dream_left'
import { afterCommit } from '#app/kernel/database/transaction'

/**
 * Before an account is deleted, its shared boards go to whoever has been on them longest, and
 * invitations to its address end. Boards of nobody else go with the account.
 */
export async function handOverDreams(
  { id, email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `update dreams d set user_id = heir.user_id, visibility = 'private', link_token = null,
       version = version + 1, updated_at = now()
     from (select distinct on (m.dream_id) m.dream_id, m.user_id from dream_members m
       where m.user_id <> :id order by m.dream_id, m.joined_at, m.user_id) heir
     where d.user_id = :id and heir.dream_id = d.id`,
    { id }
  )
  await trx.from('dream_invitations').where('email', email).delete()
}

/** After one person blocks another, neither is on a board of the other. */
export async function leaveSharedDreams(
  { user, trx }: ActingUser,
  blockedId: number
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { dream_id: number; user_id: number }[] }>(
    `delete from dream_members m using dreams d
     where d.id = m.dream_id
       and (d.user_id, m.user_id) in ((:userId::integer, :blockedId::integer),
         (:blockedId::integer, :userId::integer))
     returning m.dream_id, m.user_id`,
    { userId: user.id, blockedId }
  )
  await trx.rawQuery(
    `delete from dream_invitations v using dreams d, users u
     where d.id = v.dream_id and u.email = v.email
       and (d.user_id, u.id) in ((:userId::integer, :blockedId::integer),
         (:blockedId::integer, :userId::integer))`,
    { userId: user.id, blockedId }
  )
  for (const row of rows) {
    afterCommit(trx, () => DreamLeft.dispatch(row.dream_id, row.user_id))
    afterCommit(trx, () => DreamChanged.dispatch(row.dream_id, null))
  }
}

/** Boards with what is on them, what somebody added to those of others, and their votes. */
export async function exportDreams({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'boards', (select coalesce(jsonb_agg((to_jsonb(d) - 'link_token') || jsonb_build_object(
           'items', (select coalesce(jsonb_agg(to_jsonb(i) - 'dream_id' order by i.position, i.id), '[]')
                     from dream_items i where i.dream_id = d.id and i.user_id = :id)) order by d.id), '[]')
         from dreams d where d.user_id = :id),
       'member_of', (select coalesce(jsonb_agg(jsonb_build_object('dream_id', d.id, 'title', d.title,
           'joined_at', m.joined_at) order by d.id), '[]')
         from dream_members m join dreams d on d.id = m.dream_id
         where m.user_id = :id and d.user_id <> :id),
       'added_to_others', (select coalesce(jsonb_agg(to_jsonb(i) order by i.id), '[]')
         from dream_items i join dreams d on d.id = i.dream_id
         where i.user_id = :id and d.user_id <> :id),
       'votes', (select coalesce(jsonb_agg(to_jsonb(v) - 'user_id' order by v.created_at), '[]')
         from dream_votes v where v.user_id = :id)) as data`,
    { id }
  )
  return { data: rows[0].data }
}
