import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { queries } from '#app/kit/calls/queries'
import type { SearchQuery } from '#app/search/contract/search_query'
import type { MapItem } from '#app/search/ui/types'

export interface ShownPart {
  viewport: string
  zoom: number
}

/** Parameters that don't change what the map shows. */
const NOT_OF_MAPS: SearchQuery = {
  viewport: undefined,
  view: undefined,
  saved: undefined,
  sort: undefined,
  place: undefined,
}

/** Items on the visible part of the map. Old ones stay until new ones arrive. */
export function useMapItems(query: SearchQuery, part: ShownPart | null) {
  const filters = { ...query, ...NOT_OF_MAPS }
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['clusters', filters, part],
      queryFn: async (): Promise<MapItem[]> => {
        const asked = asking({ ...filters, ...part })
        return (await answered(api.api.api.searches.clusters(asked))).clusters
      },
      enabled: part !== null,
      placeholderData: keepPreviousData,
    },
    queries
  )
  return { items: data ?? [], hasFailed: error !== null, retry: () => void refetch() }
}
