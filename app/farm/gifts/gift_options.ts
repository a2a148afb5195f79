export const GIFT_KINDS = ['coffee', 'flowers', 'dinner', 'moving_in_box', 'image_credits'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

/** Fulfilled by a partner that the operator names. */
export type VoucherKind = Exclude<GiftKind, 'image_credits'>

export const GIFT_STATUSES = ['sent', 'claimed', 'withdrawn', 'expired'] as const
export type GiftStatus = (typeof GIFT_STATUSES)[number]

/** Image credits in a gift of credits. */
export const GIFT_CREDITS = 5

interface GiftOffer {
  name: string
  /** club coin */
  coins: number
}

export const GIFTS: Record<GiftKind, GiftOffer> = {
  image_credits: { name: `${GIFT_CREDITS} image credits`, coins: 50 },
  coffee: { name: 'Coffee for two', coins: 30 },
  flowers: { name: 'Flowers', coins: 60 },
  moving_in_box: { name: 'Moving-in box', coins: 120 },
  dinner: { name: 'Dinner for two', coins: 200 },
}

export const GIFT_DAYS = 30
export const MAX_GIFT_MESSAGE_CHARACTERS = 500
