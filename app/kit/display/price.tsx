import { useLocale } from '#app/kit/hooks/use_reader'
import { formatPrice } from '#app/kit/display/format_price'

interface PriceProps {
  /** in major units; null if the owner names none */
  amount: number | null
  currency: string
}

export function Price({ amount, currency }: PriceProps) {
  const locale = useLocale()
  return (
    <span className="num whitespace-nowrap">
      {amount === null ? 'Price on request' : formatPrice(amount, currency, locale)}
    </span>
  )
}
