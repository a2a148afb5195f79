import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { MemberView, Suggestion } from '#app/society/list_members'

/** A person in the society: a card with their relation to the viewer. */
export default class MemberTransformer extends BaseTransformer<MemberView> {
  toObject() {
    const { user, followersCount, isFollowing, work } = this.resource
    return {
      ...new UserCardTransformer(user).toObject(),
      followers_count: followersCount,
      is_following: isFollowing,
      /** their newest public homes and designs */
      work,
    }
  }

  static suggestion({ reason, ...view }: Suggestion) {
    return { ...new MemberTransformer(view).toObject(), reason }
  }
}
