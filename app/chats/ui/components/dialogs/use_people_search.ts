import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'
import { searchPeople, type PersonCard } from '#app/profiles/ui/search_people'

const ASKS_AFTER_MS = 150

interface Found {
  people: PersonCard[]
  status: 'loading' | 'ready' | 'failed'
}

/** Keeps the last results until the next ones arrive. */
export function usePeopleSearch(query: string): Found {
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    {
      queryKey: ['chats', 'people', query],
      queryFn: async ({ signal }) => {
        if (query) await new Promise((resolve) => setTimeout(resolve, ASKS_AFTER_MS))
        signal.throwIfAborted()
        return searchPeople(query, signal)
      },
      placeholderData: keepPreviousData,
    },
    queries
  )
  if (isError) return { people: [], status: 'failed' }
  return { people: data ?? [], status: isPending || isPlaceholderData ? 'loading' : 'ready' }
}
