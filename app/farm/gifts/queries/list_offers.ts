import { giftPartners } from '#config/gifts'
import { GIFT_KINDS, GIFTS, type GiftKind } from '#app/farm/contract/gift_options'

export interface GiftOfferRow {
  kind: GiftKind
  name: string
  coins: number
  /** who fulfills it; null for credits */
  partner: string | null
}

/** What can be given here, cheapest first: vouchers need a partner. */
export function listOffers(): GiftOfferRow[] {
  return GIFT_KINDS.filter((kind) => kind === 'image_credits' || giftPartners[kind])
    .map((kind) => {
      const partner = kind === 'image_credits' ? undefined : giftPartners[kind]
      return { kind, ...GIFTS[kind], partner: partner?.name ?? null }
    })
    .sort((one, other) => one.coins - other.coins)
}
