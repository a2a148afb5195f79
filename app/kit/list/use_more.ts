import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'

export interface More<Item> {
  items: Item[]
  hasMore: boolean
  isLoading: boolean
  error: string | null
  load: () => void
}

/**
 * A list whose first page came with the page, plus later pages.
 * @param pageIn finds the next page in the answer
 */
export function useMore<Item, Answer>(
  first: Page<Item>,
  pageIn: (answer: Answer) => Page<Item>
): More<Item> {
  const [added, setAdded] = useState<Page<Item>>({ ...first, data: [] })
  const [error, setError] = useState<string | null>(null)
  const request = useHttp<Record<string, never>, Answer>({})

  const load = () => {
    if (!added.next_page_url) return
    setError(null)
    const asked = request.get(added.next_page_url, {
      onSuccess: (answer) => {
        const { data, next_page_url: next } = pageIn(answer)
        setAdded((before) => ({ data: [...before.data, ...data], next_page_url: next }))
      },
      onHttpException: () => setError('We couldn’t load more. Try again.'),
      onNetworkError: () => setError('You’re offline. Check your connection and try again.'),
    })
    asked.catch(() => {})
  }

  return {
    items: [...first.data, ...added.data],
    hasMore: added.next_page_url !== null,
    isLoading: request.processing,
    error,
    load,
  }
}
