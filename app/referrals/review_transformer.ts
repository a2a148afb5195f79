import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/user'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type Referral from '#app/referrals/referral'

/** For staff; needs what `listReferralReviews` loads. */
export default class ReviewTransformer extends BaseTransformer<Referral> {
  toObject() {
    const referral = this.resource
    return {
      id: referral.id,
      status: referral.status,
      suspicion: referral.suspicion,
      deed: referral.deed,
      referrer: cardOf(referral.referrer),
      user: cardOf(referral.user),
      joined_at: wireTime(referral.joinedAt),
      decided_by: cardOf(referral.decidedBy),
      decided_at: wireTimeOrNull(referral.decidedAt),
    }
  }
}

function cardOf(user: User | null) {
  return user ? new UserCardTransformer(user).toObject() : null
}
