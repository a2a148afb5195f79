import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mayManage } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'
import type Webhook from '#app/webhooks/models/webhook'

export async function mayManageWebhook(
  { userId, teamId }: Pick<Webhook, 'userId' | 'teamId'>,
  personId: number,
  client?: TransactionClientContract
): Promise<boolean> {
  if (teamId === null) return userId === personId
  return mayManage(await findTeamRole(teamId, personId, client))
}
