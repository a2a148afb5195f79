import { useRef, type KeyboardEvent } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingResults } from '#app/chats/ui/components/search/loading_results'
import { ResultRow } from '#app/chats/ui/components/search/result_row'
import type { useMessageSearch } from '#app/chats/ui/components/search/use_message_search'

interface SearchResultsProps {
  query: string
  search: ReturnType<typeof useMessageSearch>
}

/** Newest first. Arrow keys move between results. */
export function SearchResults({ query, search }: SearchResultsProps) {
  const ownId = useAccount()?.id ?? 0
  const list = useRef<HTMLUListElement>(null)
  const { messages, chats, isLoading, error, hasMore } = search

  if (error && !messages.length) {
    return <FailureState message={error} onRetry={search.retry} />
  }
  if (!messages.length) {
    if (isLoading) return <LoadingResults />
    return (
      <EmptyState title="No messages found">
        No messages in your chats match “{query}”. Try fewer words or just the first letters.
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        ref={list}
        aria-label="Search results"
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
        hasMore={hasMore}
        isLoading={isLoading && hasMore}
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
