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

/** Nothing that changes what a map shows. */
const NOT_OF_MAPS = { viewport: undefined, view: undefined, sort: undefined, place: undefined }

/** What stands on the part of the map that is shown; what stood there stays until it is known. */
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
