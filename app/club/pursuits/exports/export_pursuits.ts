import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

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
