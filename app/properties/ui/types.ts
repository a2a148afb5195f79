import type { Data } from '#data'

/** What of a home a heart needs. */
export interface Savable {
  slug: string
  name: string | null
  is_saved: boolean
}

export type SavableCard = Data.Properties.Property.Variants['toCard'] & Savable

/** A home in the list of what somebody saved. */
export interface SavedCard extends SavableCard {
  saved_at: string
  saved_price: number | null
  saved_currency: string | null
}
