import { formatPrice } from '#app/kit/display/format_price'
import { useLocale } from '#app/kit/hooks/use_reader'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { rentTerms } from '#app/properties/prices/ui/rent_terms'
import type { Data } from '#data'

interface RentSectionProps {
  property: Data.Properties.Property
  /** of the listing’s own, or empty */
  title: string
}

/** What renting the home takes: the rent, the deposit, what is due at first, and from when. */
export function RentSection({ property, title }: RentSectionProps) {
  const locale = useLocale()
  const { price, currency, deposit } = property
  if (price === null || !currency) return null
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const rows = [
    ...rentTerms(property, locale),
    ...(deposit ? [{ label: 'Rent and deposit at first', value: money(price + deposit) }] : []),
  ]
  return (
    <PartFrame part="cost" title={title || 'Rent'} className="print:hidden">
      <p className="display num text-36">{money(price)} a month</p>
      {rows.length > 0 && (
        <dl className="mt-4 max-w-lg">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </PartFrame>
  )
}
