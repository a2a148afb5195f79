import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import { GIFTS } from '#app/farm/gifts/gift_options'
import type Gift from '#app/farm/gifts/gift'

/** For its sender. */
export default class GiftTransformer extends BaseTransformer<Gift> {
  toObject() {
    const gift = this.resource
    return {
      id: gift.id,
      kind: gift.kind,
      name: GIFTS[gift.kind].name,
      coins: gift.coins,
      message: gift.message,
      contact_id: gift.contactId,
      to: gift.toName ?? gift.toEmail,
      status: gift.status === 'sent' && !gift.isOpen ? ('expired' as const) : gift.status,
      url: `${appUrl}/gifts/${gift.token}`,
      expires_at: wireTime(gift.expiresAt),
      claimed_at: wireTimeOrNull(gift.claimedAt),
      created_at: wireTime(gift.createdAt),
    }
  }
}
