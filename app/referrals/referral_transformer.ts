import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReferralRow } from '#app/referrals/find_referrals'

export default class ReferralTransformer extends BaseTransformer<ReferralRow> {
  toObject() {
    const { id, name, handle, avatar_url: avatar, status, ...times } = this.resource
    return {
      id,
      /** null until they verify their address, and once they are gone */
      name,
      handle,
      avatar,
      status,
      joined_at: times.joined_at.toISOString(),
      rewarded_at: times.rewarded_at?.toISOString() ?? null,
    }
  }
}
