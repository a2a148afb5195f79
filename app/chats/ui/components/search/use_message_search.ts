import { useEffect, useState } from 'react'
import { chatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import type { Chat, Message } from '#app/chats/ui/state/types'

interface Found {
  query: string
  messages: Message[]
  chats: ReadonlyMap<number, Chat>
  /** the page that comes next; null after the last one */
  next: number | null
}

const NOTHING: Found = { query: '', messages: [], chats: new Map(), next: null }

/**
 * Asks for a query's messages, page by page. What was found last stays until
 * the next answer is there.
 *
 * @param query settled: asked for as it is
 */
export function useMessageSearch(query: string) {
  const [found, setFound] = useState(NOTHING)
  const [request, setRequest] = useState({ query, page: 1 })
  const [answered, setAnswered] = useState<object | null>(null)
  const [error, setError] = useState<string | null>(null)
  if (request.query !== query) setRequest({ query, page: 1 })

  useEffect(() => {
    const { query: asked, page } = request
    if (!asked) return
    const controller = new AbortController()
    chatApi.searchMessages(asked, page, controller.signal).then(
      ({ messages, chats }) => {
        const next = messages.next_page_url ? page + 1 : null
        setFound((before) => {
          const earlier = page === 1 ? NOTHING : before
          return {
            query: asked,
            next,
            messages: [...earlier.messages, ...messages.data],
            chats: new Map([...earlier.chats, ...chats.map((chat) => [chat.id, chat] as const)]),
          }
        })
        setError(null)
        setAnswered(request)
      },
      (failure: unknown) => {
        if (controller.signal.aborted) return
        setError(sentenceOf(failure))
        setAnswered(request)
      }
    )
    return () => controller.abort()
  }, [request])

  return {
    ...(query ? found : NOTHING),
    isLoading: Boolean(query) && answered !== request,
    error: answered === request ? error : null,
    loadMore: () => found.next && setRequest({ query, page: found.next }),
    retry: () => setRequest({ ...request }),
  }
}
