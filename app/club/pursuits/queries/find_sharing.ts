import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/models/user_card_row'
import type User from '#app/accounts/models/user'

export interface Sharing {
  /** who else is on somebody's board */
  partner: UserCardRow | null
  /** whom they invited, if nobody is */
  invitation: { id: number; user: UserCardRow | null; email: string | null } | null
}

export async function findSharing(
  { id }: User,
  client?: TransactionClientContract
): Promise<Sharing> {
  const { rows } = await (client ?? db).rawQuery<{ rows: Sharing[] }>(
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
