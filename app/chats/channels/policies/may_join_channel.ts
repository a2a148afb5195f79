import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Chat from '#app/chats/models/chat'
import { isMarketMember } from '#app/places/policies/is_market_member'
import { isMember } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

/** Channels are open to everyone in their market or team. */
export async function mayJoinChannel(
  { marketId, teamId }: Pick<Chat, 'marketId' | 'teamId'>,
  userId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  if (teamId) return isMember(await findTeamRole(teamId, userId, trx))
  return marketId !== null && (await isMarketMember(marketId, userId, trx))
}
