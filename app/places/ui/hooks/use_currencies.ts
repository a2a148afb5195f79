import { useQuery } from '@tanstack/react-query'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'

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
