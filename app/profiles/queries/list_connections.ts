import User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'

/** The two ends of a follow: the user whose list it is, and whom the list shows. */
const SIDES = {
  followings: { own: 'follower_id', other: 'followee_id' },
  followers: { own: 'followee_id', other: 'follower_id' },
} as const

/**
 * Whom a user follows, or who follows them, newest first; one more than a
 * page holds where there are more.
 */
export function listConnections(
  kind: keyof typeof SIDES,
  userId: number,
  { page, perPage }: PageRequest
): Promise<User[]> {
  const { own, other } = SIDES[kind]
  return User.query()
    .select('users.*')
    .join('follows', `follows.${other}`, 'users.id')
    .where(`follows.${own}`, userId)
    .orderBy('follows.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
