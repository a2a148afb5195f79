import { useState } from 'react'
import { coinWords } from '#app/club/contract/price_words'
import type { AskedOfferings } from '#app/club/ui/types'
import { Button } from '#app/kit/button/button'
import { formatPrice } from '#app/kit/display/format_price'
import { Field } from '#app/kit/form/field'
import { MoneyInput } from '#app/kit/form/money_input'
import { NumberInput } from '#app/kit/form/number_input'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import { useCurrencies } from '#app/places/ui/hooks/use_currencies'
import { CURRENCY_RATES } from '#app/search/contract/currency_rates'

interface PriceFilterProps {
  asked: AskedOfferings
  onChange: (change: Partial<AskedOfferings>) => void
}

/** Prices in any currency, compared at the day's rates, or in coin. */
export function PriceFilter({ asked, onChange }: PriceFilterProps) {
  const { min_price, max_price, currency, max_coins } = asked
  const [draft, setDraft] = useState({ min_price, max_price, currency, max_coins })
  const { currencies } = useCurrencies()
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(draft)
      }}
    >
      <Field label="From">
        <MoneyInput
          value={draft.min_price}
          currency={draft.currency}
          onChange={(value) => set({ min_price: value })}
        />
      </Field>
      <Field label="To">
        <MoneyInput
          value={draft.max_price}
          currency={draft.currency}
          onChange={(value) => set({ max_price: value })}
        />
      </Field>
      <Field label="Currency">
        <CurrencyPicker
          value={draft.currency}
          currencies={currencies.filter(({ code }) => CURRENCY_RATES.has(code))}
          onChange={(code) => code && set({ currency: code })}
        />
      </Field>
      <Field label="Coins, at most">
        <NumberInput
          value={draft.max_coins}
          min={1}
          suffix="coins"
          onChange={(value) => set({ max_coins: value })}
        />
      </Field>
      <div className="flex justify-between gap-3">
        <Button
          variant="quiet"
          onClick={() => onChange({ min_price: null, max_price: null, max_coins: null })}
        >
          Any price
        </Button>
        <Button type="submit" variant="primary">
          Show
        </Button>
      </div>
    </form>
  )
}

/** Null without a limit. */
export function priceLabel({
  min_price: min,
  max_price: max,
  currency,
  max_coins: coins,
}: AskedOfferings) {
  const money = (amount: number) => formatPrice(amount, currency, 'en-US')
  const parts = []
  if (min !== null && max !== null) parts.push(`${money(min)} – ${money(max)}`)
  else if (min !== null) parts.push(`From ${money(min)}`)
  else if (max !== null) parts.push(`Up to ${money(max)}`)
  if (coins !== null) parts.push(`up to ${coinWords(coins)}`)
  return parts.length > 0 ? parts.join(', ') : null
}
