import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'

/** Gives the team photos that a person chose to the teams' owners, as their account is deleted. */
export async function handOverTeamPhotos(
  { id }: User,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `update images i set user_id = m.user_id
     from teams t join team_members m on m.team_id = t.id and m.role = 'owner'
     where t.photo_image_id = i.id and i.user_id = ?`,
    [id]
  )
}
