import User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'

/**
 * The people of a market, verified ones first; one more than a page holds. @param hiddenIds people
 * hidden from the viewer
 */
export function listMarketMembers(
  marketId: number,
  { page, perPage }: PageRequest,
  hiddenIds: number[] = []
): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('market_members', 'market_members.user_id', 'users.id')
    .where('market_members.market_id', marketId)
    .whereNotIn('users.id', hiddenIds)
    .orderBy('users.is_verified', 'desc')
    .orderBy('market_members.created_at')
    .orderBy('users.id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
