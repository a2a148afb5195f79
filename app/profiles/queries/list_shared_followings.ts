import User from '#app/accounts/models/user'

const A_FEW = 5

/** A few of the people whom two users both follow, whom the first followed last in front. */
export function listSharedFollowings(firstId: number, secondId: number): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('follows as first', 'first.followee_id', 'users.id')
    .join('follows as second', 'second.followee_id', 'users.id')
    .where({ 'first.follower_id': firstId, 'second.follower_id': secondId })
    .orderBy('first.id', 'desc')
    .limit(A_FEW)
    .exec()
}
