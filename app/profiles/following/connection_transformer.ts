import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserCardRow } from '#app/accounts/user_card_sql'
import UserCardTransformer from '#app/accounts/user_card_transformer'

/** A person in a list, and whether the viewer follows them. */
export default class ConnectionTransformer extends BaseTransformer<UserCardRow> {
  constructor(
    user: UserCardRow,
    private readonly isFollowing: boolean
  ) {
    super(user)
  }

  toObject() {
    return {
      ...new UserCardTransformer(this.resource).toObject(),
      is_following: this.isFollowing,
    }
  }
}

/** @param followedIds of whom the viewer follows */
export function connections(users: readonly UserCardRow[], followedIds: ReadonlySet<number>) {
  return users.map((user) => new ConnectionTransformer(user, followedIds.has(user.id)).toObject())
}
