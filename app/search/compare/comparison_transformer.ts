import { distanceKm } from '#app/common/geo/distance'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { featuresContent } from '#app/properties/parts/component_content'
import type { PropertyRow } from '#app/properties/property_row'
import { savableCard } from '#app/properties/savable_card_transformer'
import { RATES_DAY, RATES_SOURCE } from '#app/search/rates/currency_rates'
import type { Comparison } from '#app/search/compare/find_comparison'
import { inCurrency, type Rates } from '#app/properties/prices/convert_price'
import { KM_PER_UNIT, type DistanceUnit } from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'

/**
 * Homes side by side, with the ways to a place and to the towns around, and their prices in one
 * currency.
 */
export function comparison({ homes: found, savedIds, asked, rates }: Comparison) {
  const homes = found.map(({ home }) => home)
  const unit = unitOf(homes, asked)
  const currency = currencyOf(homes, asked, rates)
  const rate = rates.get(currency ?? '')
  const to = pointOf(asked)
  return {
    homes: found.map(({ home, towns }) => {
      const at = pointOf(home)
      return {
        ...comparedHome(home, savedIds.has(home.id)),
        /** in the comparison's currency; null without a price or a rate */
        converted_price: convertedPrice(home, currency, rates),
        /** to the chosen place, in a straight line */
        distance: at && to ? distanceKm(at, to) / KM_PER_UNIT[unit] : null,
        nearby: towns.map(({ name, km }) => ({ name, distance: km / KM_PER_UNIT[unit] })),
      }
    }),
    place: to && { name: asked.place ?? 'Chosen place', ...to },
    unit,
    /** null if no home has a price that can be converted */
    currency,
    rates_day: rate?.day ?? RATES_DAY,
    rates_source: rate?.source ?? RATES_SOURCE,
  }
}

function pointOf({ latitude, longitude }: Located): GeoPoint | null {
  if (!isGiven(latitude) || !isGiven(longitude)) return null
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

type Degrees = number | string | null | undefined

interface Located {
  latitude?: Degrees
  longitude?: Degrees
}

function isGiven(degrees: Degrees): degrees is number | string {
  return degrees !== null && degrees !== undefined
}

/** Miles where the first home is measured in square feet. */
function unitOf(homes: PropertyRow[], { unit }: SearchQuery): DistanceUnit {
  if (unit === 'mi' || unit === 'km') return unit
  return homes[0]?.areaUnit === 'sqft' ? 'mi' : 'km'
}

function currencyOf(
  homes: PropertyRow[],
  { currency = '' }: SearchQuery,
  rates: Rates
): string | null {
  const known = [currency.toUpperCase(), ...homes.map((home) => home.currency ?? '')]
  return known.find((code) => rates.has(code)) ?? null
}

function convertedPrice(
  { price, currency }: PropertyRow,
  to: string | null,
  rates: Rates
): number | null {
  return price !== null && currency && to ? inCurrency(price, currency, to, rates) : null
}

/** A card plus the facts for the comparison. */
export function comparedHome(property: PropertyRow, isSaved: boolean) {
  const features = property.components.find(({ type }) => type === 'features')
  return {
    ...savableCard(property, isSaved),
    state: property.state,
    latitude: property.latitude,
    longitude: property.longitude,
    bathrooms: property.bathrooms,
    lot_area: property.lotArea,
    year_built: property.yearBuilt,
    deposit: property.deposit,
    available_from: property.availableFrom,
    features: featuresContent(features?.content).items,
  }
}
