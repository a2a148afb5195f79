import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { mayManage } from '#app/teams/contract/team_roles'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'
import { lockTeam } from '#app/teams/models/lock_team'

/** Invalidates the link. @throws HttpError 404, 403 */
export async function withdrawInvitation(
  acting: ActingUser,
  handle: string,
  id: number
): Promise<void> {
  const { team } = await lockTeam(acting, { handle }, mayManage)
  const [deleted] = await TeamInvitation.query({ client: acting.trx })
    .where({ id, team_id: team.id, status: 'open' })
    .delete()
  if (!Number(deleted)) throw HttpError.notFound()
}
