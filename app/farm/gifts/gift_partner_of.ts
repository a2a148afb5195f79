import type { GiftKind } from '#app/farm/gifts/gift_options'
import type { GiftPartner } from '#app/farm/gifts/gift_partners'
import { giftPartners } from '#config/gifts'

/** Who fulfills a kind of gift; null for credits, and for what nobody fulfills at the moment. */
export function giftPartnerOf(kind: GiftKind): GiftPartner | null {
  return (kind !== 'image_credits' && giftPartners[kind]) || null
}
