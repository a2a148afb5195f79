import type { SavableCard } from '#app/properties/ui/types'
import type { DistanceUnit } from '#app/search/search_options'

export interface FoundHome extends SavableCard {
  photos_count: number
  bathrooms: number | null
  latitude: number
  longitude: number
  distance: number | null
  next_open_house_at: string | null
}

/** A card plus the facts for the comparison. */
export interface ComparedHome extends SavableCard {
  bathrooms: number | null
  lot_area: number | null
  year_built: number | null
  deposit: number | null
  available_from: string | null
  features: string[]
  /** in the comparison's currency */
  converted_price: number | null
  /** to the chosen place, in the comparison's unit */
  distance: number | null
  nearby: { name: string; distance: number }[]
}

export interface Comparison {
  homes: ComparedHome[]
  place: ChosenPlace | null
  unit: DistanceUnit
  currency: string | null
  rates_day: string
  rates_source: string
}

interface ChosenPlace {
  name: string
  latitude: number
  longitude: number
}

interface OwnPlace {
  slug: string
  name: string | null
  place: number
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
  nearest: FoundHome[]
  own_places: OwnPlace[]
  notes: string[]
  rates_day: string
  rates_source: string
}

export interface MapItem {
  latitude: number
  longitude: number
  count?: number
  min_price?: number | null
  property?: SavableCard
}

/** The saved search whose filters are being changed. */
export interface EditedSearch {
  id: number
  name: string
}
