import type { PageRequest } from '#app/common/http/paginator'
import Gift from '#app/farm/gifts/gift'
import { GIFT_KINDS, GIFTS, type GiftKind } from '#app/farm/gifts/gift_options'
import { giftPartnerOf } from '#app/farm/gifts/gift_partner_of'

/** By its link, with its sender; null if unknown. */
export function findGift(token: string): Promise<Gift | null> {
  return Gift.query().where('token', token).preload('user').first()
}

/** What a person sent, newest first, with one more than asked. */
export function listGifts(userId: number, { page, perPage }: PageRequest): Promise<Gift[]> {
  return Gift.query()
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
}

export interface GiftOfferRow {
  kind: GiftKind
  name: string
  coins: number
  /** who fulfills it; null for credits */
  partner: string | null
}

/** What can be given here, cheapest first: vouchers need a partner. */
export function listOffers(): GiftOfferRow[] {
  return GIFT_KINDS.filter((kind) => kind === 'image_credits' || giftPartnerOf(kind))
    .map((kind) => ({ kind, ...GIFTS[kind], partner: giftPartnerOf(kind)?.name ?? null }))
    .sort((one, other) => one.coins - other.coins)
}
