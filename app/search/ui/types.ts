import type { SavableCard } from '#app/properties/ui/types'

export interface FoundHome extends SavableCard {
  bathrooms: number | null
  latitude: number
  longitude: number
  distance: number | null
}

/** A card plus the facts for the comparison. */
export interface ComparedHome extends SavableCard {
  bathrooms: number | null
  lot_area: number | null
  year_built: number | null
}

export interface Results {
  properties: {
    data: FoundHome[]
    current_page: number
    next_page_url: string | null
    prev_page_url: string | null
  }
  total: number
  is_total_exact: boolean
  rates_day: string
}

export interface MapItem {
  latitude: number
  longitude: number
  count?: number
  min_price?: number | null
  property?: SavableCard
}
