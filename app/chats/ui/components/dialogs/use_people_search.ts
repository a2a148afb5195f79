import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'
import { typingPause } from '#app/kit/calls/typing_pause'
import { searchPeople, type PersonCard } from '#app/profiles/ui/search_people'

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
        if (query) await typingPause()
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
