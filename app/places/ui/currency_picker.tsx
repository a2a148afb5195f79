import { useQuery } from '@tanstack/react-query'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { Combobox } from '#app/kit/form/combobox'

interface CurrencyName {
  /** ISO 4217, or the ticker */
  code: string
  name: string
}

interface CurrencyPickerProps {
  /** a code; shown as is while the list loads */
  value: string | null
  currencies: readonly CurrencyName[]
  placeholder?: string
  onChange: (code: string | null) => void
}

export function CurrencyPicker({ value, currencies, placeholder, onChange }: CurrencyPickerProps) {
  const known = currencies.find(({ code }) => code === value)
  return (
    <Combobox
      value={known ?? (value ? { code: value, name: value } : null)}
      source={currencies}
      onChange={(chosen) => onChange(chosen?.code ?? null)}
      labelOf={({ code, name }) => (code === name ? code : `${code} · ${name}`)}
      keyOf={({ code }) => code}
      placeholder={placeholder}
    />
  )
}

async function listCurrencies() {
  const { currencies } = await api.api.currencies.index({})
  return currencies
}

export type Currency = Awaited<ReturnType<typeof listCurrencies>>[number]

/** Empty while loading. Fetched once per tab: the list is the same for everyone. */
export function useCurrencies() {
  const { data, isError, refetch } = useQuery(
    { queryKey: ['currencies'], queryFn: listCurrencies, staleTime: Infinity, gcTime: Infinity },
    queries
  )
  return { currencies: data ?? [], hasFailed: isError, retry: () => void refetch() }
}
