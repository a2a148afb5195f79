import { HttpError } from '#app/kernel/exceptions/http_error'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import TeamMember from '#app/teams/models/team_member'

/** A member of a team that is already locked. @throws HttpError 404 */
export async function lockMember(
  teamId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<TeamMember> {
  const member = await TeamMember.query({ client: trx })
    .where({ team_id: teamId, user_id: userId })
    .preload('user')
    .forUpdate()
    .first()
  if (!member) throw HttpError.notFound()
  return member
}
