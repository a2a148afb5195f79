import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import type { Area } from '#app/farm/ui/types'

const CONTACTS_SHOWN = 50

/** What is inside an area: contacts, listings on the market, and what they did. @param area null for none */
export function useAreaContent(area: Area | null) {
  const id = area?.id ?? 0
  const outline = (area?.polygon ?? []).map((corner) => corner.join(',')).join(';')
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['farm-area', id, outline],
      enabled: area !== null,
      queryFn: async () => {
        const [{ contacts }, { properties }, { activities }] = await Promise.all([
          answered(
            api.api.api.contacts.index(asking({ areas: String(id), per_page: CONTACTS_SHOWN }))
          ),
          answered(api.api.api.searches.index(asking({ polygon: outline }))),
          answered(api.api.api.areaActivities.show({ params: { id }, ...asking({}) })),
        ])
        return { contacts: contacts.data, listings: properties.data, activities: activities.data }
      },
    },
    queries
  )
  return {
    content: data ?? null,
    error: error && sentenceOf(error),
    isLoading: isFetching,
    retry: () => void refetch(),
  }
}
