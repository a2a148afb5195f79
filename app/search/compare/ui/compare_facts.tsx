import type { ReactNode } from 'react'
import { formatPrice } from '#app/kit/display/format_price'
import { Price } from '#app/kit/display/price'
import {
  AREA_UNITS,
  OFFERED_FOR,
  PROPERTY_TYPES,
  SQUARE_METERS_PER_UNIT,
  type AreaUnit,
} from '#app/properties/listing_options'
import { about } from '#app/properties/prices/convert_price'
import { formatArea, formatDistance } from '#app/properties/ui/format_measures'
import { rentTerms } from '#app/properties/prices/ui/rent_terms'
import { areaPrice, type Best } from '#app/search/compare/ui/best_values'
import type { ComparedHome, Comparison } from '#app/search/ui/types'

/** A row of the comparison. */
export interface Fact<Home = ComparedHome> {
  label: string
  of: (home: Home) => ReactNode
  /** the row is left out unless one of the homes asks for it */
  isShown?: (home: Home) => boolean
  /** comparable across homes, with the best of them marked */
  best?: Best & { valueOf: (home: Home) => number | null }
}

interface FactsIn extends Pick<Comparison, 'place' | 'unit' | 'currency'> {
  locale: string
  /** some for sale and some for rent: their prices don’t compare, only what they cost a month */
  isMixed: boolean
  monthlyCost: (price: number, currency: string) => number | null
}

const lowest = { of: 'lowest', word: 'Lowest' } as const
const most = { of: 'highest', word: 'Most' } as const
const largest = { of: 'highest', word: 'Largest' } as const

/** Whoever thinks in miles thinks in square feet. */
const AREA_UNIT_OF = { mi: 'sqft', km: 'sqm' } as const satisfies Record<string, AreaUnit>

export function comparisonFacts(given: FactsIn): Fact[] {
  const { place, unit, currency, locale, isMixed, monthlyCost } = given
  const perUnit = AREA_UNIT_OF[unit]
  const converted = (home: ComparedHome, amount: number) =>
    home.price && home.converted_price !== null
      ? (amount * home.converted_price) / home.price
      : null
  const money = (home: ComparedHome, amount: number | null) => {
    if (amount === null || !home.currency) return null
    const same = home.currency === currency ? null : converted(home, amount)
    return (
      <>
        <Price amount={Math.round(amount)} currency={home.currency} />
        {same !== null && currency && (
          <span className="block text-13 text-muted">
            ≈ {formatPrice(about(same), currency, locale)}
          </span>
        )}
      </>
    )
  }
  const comparable = (home: ComparedHome, amount: number | null) =>
    amount === null ? null : converted(home, amount)
  const perArea = (home: ComparedHome) => areaPrice(home, perUnit)
  const monthly = ({ price, currency: own, offered_for: offeredFor }: ComparedHome) => {
    if (price === null || !own) return null
    return offeredFor === 'rent' ? price : monthlyCost(price, own)
  }
  const hasRent = (home: ComparedHome) => home.offered_for === 'rent'
  const term = (home: ComparedHome, label: string) =>
    rentTerms(home, locale).find((one) => one.label === label)?.value
  const area = (home: ComparedHome, value: number | null) =>
    value && formatArea(value, home.area_unit, locale)
  const meters = (home: ComparedHome, value: number | null) =>
    value && value * SQUARE_METERS_PER_UNIT[home.area_unit]

  return [
    {
      label: 'Price',
      of: (home) => (
        <>
          {money(home, home.price)}
          {hasRent(home) && <span className="block text-13 text-muted">a month</span>}
        </>
      ),
      best: isMixed ? undefined : { ...lowest, valueOf: (home) => home.converted_price },
    },
    {
      label: 'Monthly cost, estimated',
      of: (home) => money(home, monthly(home)),
      best: { ...lowest, valueOf: (home) => comparable(home, monthly(home)) },
    },
    {
      label: `Price per ${AREA_UNITS[perUnit]}`,
      of: (home) => money(home, perArea(home)),
      best: isMixed ? undefined : { ...lowest, valueOf: (home) => comparable(home, perArea(home)) },
    },
    ...(place
      ? [
          {
            label: `To ${place.name}`,
            of: ({ distance }: ComparedHome) =>
              distance !== null && formatDistance(distance, unit, locale),
            best: {
              of: 'lowest',
              word: 'Nearest',
              valueOf: ({ distance }: ComparedHome) => distance,
            } as const,
          },
        ]
      : []),
    { label: 'Nearest towns', of: (home) => <Towns home={home} unit={unit} locale={locale} /> },
    {
      label: 'Also accepted',
      of: ({ accepted_currencies: money, accepted_cryptocurrencies: crypto }) =>
        [...money, ...crypto].join(', '),
    },
    { label: 'Place', of: ({ city, country }) => [city, country].filter(Boolean).join(', ') },
    {
      label: 'Offered',
      of: (home) => OFFERED_FOR[home.offered_for],
      isShown: hasRent,
    },
    { label: 'Deposit', of: (home) => term(home, 'Deposit'), isShown: hasRent },
    { label: 'Available from', of: (home) => term(home, 'Available from'), isShown: hasRent },
    { label: 'Type', of: ({ type }) => type && PROPERTY_TYPES[type] },
    {
      label: 'Bedrooms',
      of: ({ bedrooms }) => bedrooms,
      best: { ...most, valueOf: ({ bedrooms }) => bedrooms },
    },
    {
      label: 'Bathrooms',
      of: ({ bathrooms }) => bathrooms,
      best: { ...most, valueOf: ({ bathrooms }) => bathrooms },
    },
    {
      label: 'Living area',
      of: (home) => area(home, home.living_area),
      best: { ...largest, valueOf: (home) => meters(home, home.living_area) },
    },
    {
      label: 'Land area',
      of: (home) => area(home, home.lot_area),
      best: { ...largest, valueOf: (home) => meters(home, home.lot_area) },
    },
    {
      label: 'Built',
      of: ({ year_built: year }) => year,
      best: { of: 'highest', word: 'Newest', valueOf: ({ year_built: year }) => year },
    },
    {
      label: 'Features',
      of: ({ features }) => features.length > 0 && <Features {...{ features }} />,
    },
  ]
}

const MAX_FEATURES_SHOWN = 12

function Features({ features }: Pick<ComparedHome, 'features'>) {
  const more = features.length - MAX_FEATURES_SHOWN
  return (
    <ul>
      {features.slice(0, MAX_FEATURES_SHOWN).map((feature) => (
        <li key={feature} dir="auto">
          {feature}
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
    </ul>
  )
}

interface TownsProps extends Pick<Comparison, 'unit'> {
  home: ComparedHome
  locale: string
}

function Towns({ home, unit, locale }: TownsProps) {
  if (!home.nearby.length) return <span className="text-muted">Not given</span>
  return (
    <ul>
      {home.nearby.map(({ name, distance }) => (
        <li key={name}>
          <bdi>{name}</bdi>{' '}
          <span className="whitespace-nowrap text-muted">
            {formatDistance(distance, unit, locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}
