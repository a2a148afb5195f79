import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { Price } from '#app/kit/display/price'
import { useReader } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { PROPERTY_TYPES } from '#app/properties/contract/listing_options'
import { formatArea } from '#app/properties/ui/components/format_area'
import { SaveButton } from '#app/properties/ui/components/save_button'
import { comparePath } from '#app/search/ui/state/compared'
import { areaPrices } from '#app/search/ui/state/area_price'
import type { ComparedHome } from '#app/search/ui/types'

interface Fact {
  label: string
  of: (home: ComparedHome) => ReactNode
}

/** One column per home; scrolls sideways on a phone, with the row names in place. */
export function CompareTable({ homes }: { homes: ComparedHome[] }) {
  const { locale } = useReader()
  const facts = factsIn(locale)
  return (
    <div className="-mx-5 overflow-x-auto px-5" role="region" aria-label="Comparison" tabIndex={0}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Homes side by side</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className="sticky left-0 z-2 bg-canvas pr-4">
              <span className="sr-only">Fact</span>
            </th>
            {homes.map((home) => (
              <th key={home.id} scope="col" className="min-w-44 px-3 pb-4 font-normal">
                <HomeHead home={home} homes={homes} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, of }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="label sticky left-0 z-2 bg-canvas py-3 pr-4 font-normal">
                {label}
              </th>
              {homes.map((home) => (
                <td key={home.id} className="num px-3 py-3">
                  {of(home) || <span className="text-muted">Not given</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HomeHead({ home, homes }: { home: ComparedHome; homes: ComparedHome[] }) {
  const others = homes.filter(({ id }) => id !== home.id).map(({ slug }) => slug)
  return (
    <div className="relative">
      <Photo
        image={home.featured_image}
        sizes="(width >= 768px) 25vw, 60vw"
        alt=""
        className="rounded-6"
      />
      <SaveButton home={home} className="absolute top-2 right-2" />
      <p className="mt-3 text-18">
        <Link href={`/properties/${home.slug}`} className="hover:underline">
          {home.name}
        </Link>
      </p>
      <Link
        href={comparePath(others)}
        aria-label={`Remove ${home.name ?? 'this home'}`}
        className="text-13 text-muted underline"
      >
        Remove
      </Link>
    </div>
  )
}

function factsIn(locale: string): Fact[] {
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      amount
    )
  const perArea = (home: ComparedHome, unit: 'sqm' | 'sqft') => {
    const prices = areaPrices(home)
    return prices && home.currency && money(prices[unit], home.currency)
  }
  return [
    {
      label: 'Price',
      of: ({ price, currency }) => currency && <Price amount={price} currency={currency} />,
    },
    { label: 'Price per m²', of: (home) => perArea(home, 'sqm') },
    { label: 'Price per sq ft', of: (home) => perArea(home, 'sqft') },
    { label: 'Place', of: ({ city, country }) => [city, country].filter(Boolean).join(', ') },
    { label: 'Type', of: ({ type }) => type && PROPERTY_TYPES[type] },
    { label: 'Bedrooms', of: ({ bedrooms }) => bedrooms },
    { label: 'Bathrooms', of: ({ bathrooms }) => bathrooms },
    {
      label: 'Living area',
      of: ({ living_area: area, area_unit: unit }) => area && formatArea(area, unit, locale),
    },
    {
      label: 'Land area',
      of: ({ lot_area: area, area_unit: unit }) => area && formatArea(area, unit, locale),
    },
    { label: 'Built', of: ({ year_built: year }) => year },
  ]
}
