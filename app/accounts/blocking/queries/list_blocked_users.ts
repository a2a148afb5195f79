import User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'

export function listBlockedUsers(userId: number, { page, perPage }: PageRequest): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('blocks', 'blocks.blocked_id', 'users.id')
    .where('blocks.blocker_id', userId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
