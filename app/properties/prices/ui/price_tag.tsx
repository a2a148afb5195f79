import { TrendingDown } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { useLocale } from '#app/kit/hooks/use_reader'
import { HomePrice } from '#app/properties/ui/home_price'
import { priceCut } from '#app/properties/prices/price_trend'
import type { Data } from '#data'

interface PriceTagProps {
  property: Data.Properties.Property
  /** of the amount: its size */
  className?: string
}

/** The asking price, and by how much it was lowered last. */
export function PriceTag({ property, className = 'text-36' }: PriceTagProps) {
  const locale = useLocale()
  const cut = priceCut(property.price_history)
  if (!property.currency) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={`display ${className}`}>
        <HomePrice home={property} />
      </p>
      {cut !== null && (
        <Badge tone="positive">
          <TrendingDown size={14} strokeWidth={1.5} aria-hidden />
          Price cut {formatShare(cut, locale)}
        </Badge>
      )}
    </div>
  )
}

/** `−5.3%`, `+2%` */
export function formatChange(share: number, locale: string): string {
  return percent(share, locale, 'exceptZero')
}

/** `5.3%` */
function formatShare(share: number, locale: string): string {
  return percent(share, locale, 'auto')
}

function percent(share: number, locale: string, signDisplay: 'exceptZero' | 'auto'): string {
  const format = { style: 'percent', maximumFractionDigits: 1, signDisplay } as const
  return new Intl.NumberFormat(locale, format).format(share)
}
