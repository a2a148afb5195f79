import { useCallback, useEffect, useState } from 'react'
import { Link } from '@inertiajs/react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { ThreadLine } from '#app/chats/messages/ui/message_list'
import type { ThreadRow } from '#app/chats/messages/ui/thread_rows'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { useChatSession } from '#app/chats/ui/chat_context'
import type { SentPropertyCard } from '#app/chats/ui/chat_types'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'
import { Photo } from '#app/kit/media/photo'

interface RequestThreadProps {
  chatId: number
  rows: readonly ThreadRow[]
}

/** A few messages, read from the top, so not a virtual list. */
export function RequestThread({ chatId, rows }: RequestThreadProps) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Request"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <RequestCard chatId={chatId} />
      <div className="mx-auto w-full max-w-140 px-5 pb-8">
        {rows.map((row) =>
          row.kind === 'unread' ? null : (
            <ThreadLine key={row.key} row={row} receipt={null} markedId={null} />
          )
        )}
      </div>
    </div>
  )
}

type Request = Awaited<ReturnType<ChatApi['request']>>['request']

function RequestCard({ chatId }: { chatId: number }) {
  const { api } = useChatSession()
  const [request, setRequest] = useState<Request | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const load = useCallback(() => {
    api.request(chatId).then(
      (answer) => {
        setFailure(null)
        setRequest(answer.request)
      },
      (error: unknown) => setFailure(sentenceOf(error))
    )
  }, [api, chatId])
  useEffect(load, [load])

  if (failure) return <FailureState message={failure} onRetry={load} />
  if (!request) return <Skeleton className="mx-auto mt-8 h-40 w-100 max-w-[calc(100%-32px)]" />
  return <Asker {...request} />
}

function Asker({ user, bio, markets, shared_followings: shared, property }: Request) {
  const facts = [
    markets.length > 0 && `Active in ${markets.map(({ name }) => name).join(', ')}`,
    shared.length > 0 && `You both follow ${shared.map(({ name }) => name).join(', ')}`,
  ].filter((fact) => fact !== false)

  return (
    <section
      aria-label={`About ${user.name}`}
      className="mx-auto flex w-full max-w-140 flex-col items-center px-5 pt-8 pb-4 text-center"
    >
      <PersonLink person={user} isSecond>
        <Avatar name={user.name} src={user.avatar} size="xl" />
      </PersonLink>
      <p className="display mt-4 text-22 wrap-anywhere">
        <PersonLink person={user} />
      </p>
      <p className="text-13 text-muted">
        @{user.handle} · {TYPE_WORDS[user.type]}
      </p>
      {bio && (
        <p dir="auto" className="mt-3 line-clamp-4 max-w-110 wrap-anywhere">
          {bio}
        </p>
      )}
      {facts.length > 0 && (
        <ul className="mt-3 text-13 text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {property && <AskedListing property={property} />}
    </section>
  )
}

/** The listing it came from: small, because the message matters more. */
function AskedListing({ property }: { property: SentPropertyCard }) {
  return (
    <Link
      href={`/properties/${property.slug}`}
      className="mt-5 flex w-75 max-w-full items-center gap-3.5 rounded-6 border border-line bg-surface p-2 text-left hover:border-ink"
    >
      <span className="w-24 shrink-0">
        <Photo image={property.featured_image} sizes="96px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0">
        <span className="label block">Asks about</span>
        <span dir="auto" className="display block truncate text-18">
          {property.name}
        </span>
      </span>
    </Link>
  )
}
