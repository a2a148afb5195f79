import { useEffect, useState } from 'react'
import { searchPeople, type PersonCard } from '#app/profiles/ui/search_people'

const ASKS_AFTER_MS = 150

interface Found {
  query: string
  people: PersonCard[]
  status: 'loading' | 'ready' | 'failed'
}

/** People who fit what is typed; the last ones stay until the next are there. */
export function usePeopleSearch(query: string): Found {
  const [found, setFound] = useState<Found>({ query, people: [], status: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    const ask = () => {
      searchPeople(query, controller.signal).then(
        (people) => setFound({ query, people, status: 'ready' }),
        () => controller.signal.aborted || setFound({ query, people: [], status: 'failed' })
      )
    }
    const timer = setTimeout(ask, query ? ASKS_AFTER_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])

  return found.query === query ? found : { ...found, status: 'loading' }
}
