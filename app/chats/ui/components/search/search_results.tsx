import { useRef, type KeyboardEvent } from 'react'
import { useAccount } from '#app/common/ui/hooks/use_shared_props'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { FailureState } from '#app/common/ui/kit/failure_state'
import { LoadMore } from '#app/common/ui/kit/load_more'
import { LoadingResults } from '#app/chats/ui/components/search/loading_results'
import { ResultRow } from '#app/chats/ui/components/search/result_row'
import type { useMessageSearch } from '#app/chats/ui/components/search/use_message_search'

interface SearchResultsProps {
  query: string
  search: ReturnType<typeof useMessageSearch>
}

/** What a search of one's messages found, newest first. Arrow keys go from one to the next. */
export function SearchResults({ query, search }: SearchResultsProps) {
  const ownId = useAccount()?.id ?? 0
  const list = useRef<HTMLUListElement>(null)
  const { messages, chats, isLoading, error, next } = search

  if (error && !messages.length) {
    return <FailureState message={error} onRetry={search.retry} />
  }
  if (!messages.length) {
    if (isLoading) return <LoadingResults />
    return (
      <EmptyState title="Nothing found">
        Nobody said “{query}” in a chat that you are in. Try fewer words, or their beginnings.
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        ref={list}
        aria-label="Found messages"
        aria-busy={isLoading || undefined}
        className="-mx-4"
        onKeyDown={(event) => moveFocus(event, list.current)}
      >
        {messages.map((message) => (
          <ResultRow
            key={message.id}
            message={message}
            chat={chats.get(message.chat_id)}
            query={search.query}
            ownId={ownId}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={next !== null}
        isLoading={isLoading && next !== null}
        error={error}
        onMore={() => (error ? search.retry() : search.loadMore())}
      />
    </>
  )
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !list) return
  const links = [...list.querySelectorAll('a')]
  const place = links.findIndex((link) => link === document.activeElement)
  const next = links[place + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
