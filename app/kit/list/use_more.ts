import { useState } from 'react'
import { send } from '#app/kit/calls/request'
import { useCall } from '#app/kit/calls/use_call'
import type { Page } from '#app/kit/calls/use_pages'

export interface More<Item> {
  items: Item[]
  hasMore: boolean
  isLoading: boolean
  error: string | null
  load: () => void
}

/**
 * A list whose first page came with the page, plus later pages, which the server names.
 * @param pageIn finds the next page in the answer
 */
export function useMore<Item, Answer>(
  first: Page<Item>,
  pageIn: (answer: Answer) => Page<Item>
): More<Item> {
  const [added, setAdded] = useState<Page<Item>>({ ...first, data: [] })
  const { run, isRunning, refusal } = useCall()

  const load = async () => {
    const url = added.next_page_url
    if (!url || isRunning) return
    const answer = await run(() => send<Answer>(url))
    if (!answer) return
    const { data, next_page_url: next } = pageIn(answer)
    setAdded((before) => ({ data: [...before.data, ...data], next_page_url: next }))
  }

  return {
    items: [...first.data, ...added.data],
    hasMore: added.next_page_url !== null,
    isLoading: isRunning,
    error: refusal?.message ?? null,
    load: () => void load(),
  }
}
