import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import type { Rates } from '#app/properties/prices/convert_price'

async function listRates(): Promise<Rates> {
  const { rates } = await answered(api.api.api.rates.index({}))
  return new Map(
    rates.map(({ code, per_usd: perUsd, day, source }) => [code, { perUsd, day, source }])
  )
}

/** The exchange rates, once somebody wants them. Fetched once per tab: they are the same for everyone. */
export function useRates(isWanted: boolean) {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['rates'],
      queryFn: listRates,
      enabled: isWanted,
      staleTime: Infinity,
      gcTime: Infinity,
    },
    queries
  )
  return { rates: data ?? null, hasFailed: isError, retry: () => void refetch() }
}
