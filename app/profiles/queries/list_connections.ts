import User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'

/** Columns of a follow: the user whose list it is, and the one it shows. */
const SIDES = {
  followings: { own: 'follower_id', other: 'followee_id' },
  followers: { own: 'followee_id', other: 'follower_id' },
} as const

export type ConnectionKind = keyof typeof SIDES

/** Newest first; one more than a page holds. @param hiddenIds people hidden from the viewer */
export function listConnections(
  kind: ConnectionKind,
  userId: number,
  { page, perPage }: PageRequest,
  hiddenIds: number[] = []
): Promise<User[]> {
  const { own, other } = SIDES[kind]
  return User.query()
    .select('users.*')
    .join('follows', `follows.${other}`, 'users.id')
    .where(`follows.${own}`, userId)
    .whereNotIn('users.id', hiddenIds)
    .orderBy('follows.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
