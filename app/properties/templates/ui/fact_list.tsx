import type { ReactNode } from 'react'
import { formatPrice } from '#app/kit/display/format_price'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { useLocale } from '#app/kit/hooks/use_reader'
import { AREA_UNITS, PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'
import { rentTerms } from '#app/properties/prices/ui/rent_terms'
import { factsOf } from '#app/properties/parts/ui/part_words'
import type { Data } from '#data'

interface FactListProps {
  property: Data.Properties.Property
  /** also what it is for, and what an area unit costs */
  isWhole?: boolean
}

type Row = [label: string, value: ReactNode]

/** The facts below each other, with what is accepted for payment. */
export function FactList({ property, isWhole = false }: FactListProps) {
  const locale = useLocale()
  const { type, sector, price, currency, living_area: area, area_unit: unit } = property
  const perUnit =
    price && currency && area && formatPrice(Math.round(price / area), currency, locale)
  const more: Row[] = [
    ['type', type && PROPERTY_TYPES[type]],
    ['use', sector && SECTORS[sector]],
    [`${property.offered_for === 'rent' ? 'rent' : 'price'} per ${AREA_UNITS[unit]}`, perUnit],
  ]
  const rows: Row[] = [
    ...(isWhole ? more : []),
    ...factsOf(property, locale).map(({ label, value }): Row => [label, value]),
    ...rentTerms(property, locale).map(({ label, value }): Row => [label, value]),
    ['also accepted', property.accepted_currencies.join(', ')],
    ['cryptocurrencies', property.accepted_cryptocurrencies.join(', ')],
  ]
  return (
    <dl>
      {rows.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
            >
              <dt className="text-13 text-muted first-letter:uppercase">{label}</dt>
              <dd className="num text-right">{value}</dd>
            </div>
          )
      )}
    </dl>
  )
}

interface PropertyFactsProps {
  property: Data.Properties.Property
  /** on paper, in one line */
  isTight?: boolean
}

export function PropertyFacts({ property, isTight }: PropertyFactsProps) {
  const locale = useLocale()
  const facts = factsOf(property, locale)
  if (!facts.length) return null
  return (
    <StatRow isTight={isTight}>
      {facts.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </StatRow>
  )
}
