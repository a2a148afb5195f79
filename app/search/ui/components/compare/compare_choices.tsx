import { router } from '@inertiajs/react'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import { PlacePicker } from '#app/places/ui/components/place_picker'
import { useCurrencies } from '#app/places/ui/hooks/use_currencies'
import { CURRENCY_RATES } from '#app/search/contract/currency_rates'
import { DISTANCE_UNITS, type DistanceUnit } from '#app/search/contract/search_options'
import { comparePath } from '#app/search/ui/state/compared'
import { ratesWords } from '#app/search/ui/state/rates_words'
import type { Comparison } from '#app/search/ui/types'

const UNITS = (Object.keys(DISTANCE_UNITS) as DistanceUnit[]).map((value) => ({
  value,
  label: DISTANCE_UNITS[value],
}))

/** The place that distances go to, their unit, and the currency that prices compare in. */
export function CompareChoices(comparison: Comparison) {
  const { homes, place, unit, currency } = comparison
  const { currencies } = useCurrencies()
  const slugs = homes.map(({ slug }) => slug)
  const show = (change: Partial<Comparison>) =>
    router.visit(comparePath(slugs, { place, unit, currency, ...change }), {
      preserveScroll: true,
      preserveState: true,
      replace: true,
    })
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_10rem_minmax(0,1.5fr)] print:hidden">
      <div className="sm:max-lg:col-span-2">
        <Field label="Distance to" hint="Your work, a school, friends: in a straight line.">
          <PlacePicker
            value={
              place && { ...place, city: place.name, state: '', country: '', country_code: '' }
            }
            placeholder="Town or neighborhood"
            onChange={(chosen) => show({ place: chosen })}
          />
        </Field>
      </div>
      <Field label="In">
        <Select options={UNITS} value={unit} onChange={(chosen) => show({ unit: chosen })} />
      </Field>
      <Field label="Compare prices in" hint={ratesWords(comparison)}>
        <CurrencyPicker
          value={currency}
          currencies={currencies.filter(({ code }) => CURRENCY_RATES.has(code))}
          onChange={(code) => show({ currency: code })}
        />
      </Field>
    </div>
  )
}
