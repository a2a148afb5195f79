import type { ReactNode } from 'react'
import type { Data } from '#data'
import { formatPrice } from '#app/kit/display/format_price'
import { useReader } from '#app/kit/hooks/use_reader'
import { AREA_UNITS, PROPERTY_TYPES, SECTORS } from '#app/properties/contract/listing_options'
import { factsOf } from '#app/properties/ui/components/facts_of'

interface FactListProps {
  property: Data.Properties.Property
  /** also what it is for, and what an area unit costs */
  isWhole?: boolean
}

type Row = [label: string, value: ReactNode]

/** The facts below each other, with what is accepted for payment. */
export function FactList({ property, isWhole = false }: FactListProps) {
  const { locale } = useReader()
  const { type, sector, price, currency, living_area: area, area_unit: unit } = property
  const perUnit =
    price && currency && area && formatPrice(Math.round(price / area), currency, locale)
  const more: Row[] = [
    ['type', type && PROPERTY_TYPES[type]],
    ['use', sector && SECTORS[sector]],
    [`price per ${AREA_UNITS[unit]}`, perUnit],
  ]
  const rows: Row[] = [
    ...(isWhole ? more : []),
    ...factsOf(property, locale).map(({ label, value }): Row => [label, value]),
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
