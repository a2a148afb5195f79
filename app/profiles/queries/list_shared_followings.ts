import User from '#app/accounts/models/user'

const MAX_USERS = 5

/** Most recently followed first. */
export function listSharedFollowings(firstId: number, secondId: number): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('follows as first', 'first.followee_id', 'users.id')
    .join('follows as second', 'second.followee_id', 'users.id')
    .where({ 'first.follower_id': firstId, 'second.follower_id': secondId })
    .orderBy('first.id', 'desc')
    .limit(MAX_USERS)
    .exec()
}
