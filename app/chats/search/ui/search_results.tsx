import { useRef, type KeyboardEvent } from 'react'
import { Link } from '@inertiajs/react'
import { excerptAround, findWords } from '#app/chats/search/ui/find_words'
import type { useMessageSearch } from '#app/chats/search/ui/use_message_search'
import type { Chat, Message } from '#app/chats/ui/chat_types'
import { chatTitle } from '#app/chats/ui/chat_words'
import { Avatar } from '#app/kit/display/avatar'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { Skeleton } from '#app/kit/list/skeleton'

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

interface ResultRowProps {
  message: Message
  chat: Chat | undefined
  query: string
  ownId: number
}

function ResultRow({ message, chat, query, ownId }: ResultRowProps) {
  const isOwn = message.user_id === ownId
  const sender = message.user?.name ?? 'Deleted account'

  return (
    <li>
      <Link
        href={`/chats?chat=${message.chat_id}&message=${message.id}`}
        className="grid grid-cols-[40px_minmax(0,1fr)] gap-4 rounded-6 px-4 py-4 -outline-offset-2 hover:bg-raised"
      >
        <Avatar name={sender} src={message.user?.avatar ?? null} />
        <div className="min-w-0">
          <p className="flex items-baseline justify-between gap-4">
            <span className="truncate">
              <span className="font-medium">{isOwn ? 'You' : sender}</span>
              <span className="text-muted">{chat && whereOf(chat, isOwn, ownId)}</span>
            </span>
            <span className="num shrink-0 text-13 text-muted">
              <TimeAgo at={message.created_at} />
            </span>
          </p>
          <p className="mt-1 line-clamp-3 break-words text-muted">
            <MarkedText text={excerptAround(message.content, query)} query={query} />
          </p>
        </div>
      </Link>
    </li>
  )
}

function whereOf(chat: Chat, isOwn: boolean, ownId: number): string {
  if (chat.type !== 'direct') return ` in ${chat.name}`
  return isOwn ? ` to ${chatTitle(chat, ownId)}` : ''
}

/** A text with its matches highlighted. */
function MarkedText({ text, query }: { text: string; query: string }) {
  return findWords(text, query).map((part, index) =>
    part.isFound ? (
      <mark key={index} className="rounded-2 bg-brass/20 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    )
  )
}

function LoadingResults() {
  return (
    <div aria-busy>
      <p className="sr-only">Searching</p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[40px_minmax(0,1fr)] gap-4 py-4">
          <Skeleton className="size-10 rounded-full" />
          <div>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-3 h-4 w-full max-w-120" />
          </div>
        </div>
      ))}
    </div>
  )
}
