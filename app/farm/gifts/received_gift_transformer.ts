import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import { giftPartnerOf } from '#app/farm/gifts/gift_partner_of'
import { GIFTS } from '#app/farm/gifts/gift_options'
import type Gift from '#app/farm/gifts/gift'

/** For whoever has its link; needs its `user`. */
export default class ReceivedGiftTransformer extends BaseTransformer<Gift> {
  /** @param readerId null for guests */
  constructor(
    gift: Gift,
    private readonly readerId: number | null
  ) {
    super(gift)
  }

  toObject() {
    const gift = this.resource
    const { kind } = gift
    const partner = giftPartnerOf(kind)
    return {
      kind,
      name: GIFTS[kind].name,
      message: gift.message,
      from: new UserCardTransformer(gift.user).toObject(),
      status: gift.status === 'sent' && !gift.isOpen ? ('expired' as const) : gift.status,
      /** for who claimed it */
      code: gift.isClaimedBy(this.readerId) ? gift.code : null,
      partner: partner && { name: partner.name, how_to: partner.howTo },
      expires_at: wireTime(gift.expiresAt),
    }
  }
}
