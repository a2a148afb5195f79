import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'
import { settleNotice } from '#app/notifications/actions/settle_notice'
import { mayManage } from '#app/teams/contract/team_roles'
import TeamInvitation, { invitationGroupKey } from '#app/teams/invitations/models/team_invitation'
import { lockTeam } from '#app/teams/models/lock_team'

/** Invalidates the link. @throws HttpError 404, 403 */
export async function withdrawInvitation(
  acting: ActingUser,
  handle: string,
  id: number
): Promise<void> {
  const { trx } = acting
  const { team } = await lockTeam(acting, { handle }, mayManage)
  const invitation = await TeamInvitation.query({ client: trx })
    .where({ id, team_id: team.id, status: 'open' })
    .first()
  if (!invitation) throw HttpError.notFound()
  await invitation.delete()
  const invited = await findAddressOwner(invitation.email, trx)
  if (!invited) return
  await settleNotice({ trx }, { userId: invited.id, groupKey: invitationGroupKey(team.id) })
}
