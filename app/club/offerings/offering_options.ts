import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Values on the wire and their labels. */
export const OFFERING_KINDS = { service: 'Service', experience: 'Experience' } as const
export type OfferingKind = keyof typeof OFFERING_KINDS

export const OFFERING_STATUSES = ['draft', 'publish', 'archive'] as const
export type OfferingStatus = (typeof OFFERING_STATUSES)[number]

export const PAY_WITH = ['money', 'coin'] as const
export type PayWith = (typeof PAY_WITH)[number]

/** Values on the wire and their labels. */
export const OFFERING_SORTS = {
  'newest': 'Newest',
  'price': 'Price, low to high',
  '-price': 'Price, high to low',
  'rating': 'Best rated',
} as const
export type OfferingSort = keyof typeof OFFERING_SORTS

export const MAX_OFFERINGS = 100
export const MAX_OFFERING_IMAGES = 12
export const MAX_OFFERING_TITLE_CHARACTERS = 120
export const MAX_OFFERING_DESCRIPTION_CHARACTERS = 4000
/** major units */
export const MAX_OFFERING_PRICE = 1e9
export const MAX_COIN_PRICE = 1e6
export const MAX_REQUEST_MESSAGE_CHARACTERS = 2000
export const MAX_REVIEW_CHARACTERS = 2000
export const MAX_REVIEW_STARS = 5
/** how far ahead a wished date may be */
export const MAX_WISHED_DAYS = 730

/** a request that nobody answers expires after these */
export const ANSWER_DAYS = 7
/** what the provider called done counts as completed after these, unless the customer objects */
export const CONFIRM_DAYS = 7
/** a review is shown after these, or once both wrote theirs */
export const REVIEW_DAYS = 14

/** Coin for the provider of a completed request: the way declared in `module.ts`. */
export const COMPLETION_WAY = 'offering_completed'
/** for the same two people, whoever of them is the provider */
export const MIN_DAYS_BETWEEN_REWARDS = 30

export const OFFERING_CARD = 'offering_request'

interface Checked {
  description: string
  price: number | null
  coinPrice: number | null
}

/** What an offering needs before it can be published, by field. */
export function missingFor({ description, price, coinPrice }: Checked): Record<string, string> {
  return {
    ...(!description && { description: 'Describe what people get.' }),
    ...(price === null && coinPrice === null && { price: 'Enter a price in money or in coin.' }),
  }
}

/** Each request opens a chat. */
export const REQUEST_LIMITS = {
  name: 'offerings:request',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
