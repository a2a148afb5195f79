import { useCallback, useEffect, useState } from 'react'
import { Link } from '@inertiajs/react'
import { Conversation } from '#app/chats/messages/ui/conversation'
import { ThreadHeader } from '#app/chats/messages/ui/thread_header'
import { ThreadSkeleton } from '#app/chats/messages/ui/thread_skeleton'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import type { Chat, SentPropertyCard } from '#app/chats/ui/chat_types'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { FailureState } from '#app/kit/list/failure_state'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'
import { useChannel, useRealtimeStatus } from '#app/realtime/ui/use_realtime'
import { HomePrice } from '#app/properties/ui/home_price'

interface OpenChatProps {
  chatId: number
  messageId: number | null
  onBack: () => void
  onAccepted: () => void
  onGone: () => void
}

/** Fetches the chat if the list does not hold it. */
export function OpenChat({ chatId, ...rest }: OpenChatProps) {
  const { list } = useChatSession()
  const chat = useChatStore(list).chats.get(chatId)
  const [failure, setFailure] = useState<string | null>(null)

  const find = useCallback(() => {
    list.find(chatId).then(
      () => setFailure(null),
      (error: unknown) => setFailure(sentenceOf(error))
    )
  }, [list, chatId])
  const isMissing = chat === undefined
  useEffect(() => {
    // An earlier list request may have removed it again.
    if (isMissing) find()
  }, [isMissing, find])

  if (chat) return <ThreadPane key={chatId} chat={chat} {...rest} />
  if (failure) return <FailureState message={failure} onRetry={find} />
  return <ThreadSkeleton />
}

interface ThreadPaneProps {
  chat: Chat
  messageId: number | null
  onBack: () => void
  onAccepted: () => void
  onGone: () => void
}

function ThreadPane({ chat, messageId, onBack, onAccepted, onGone }: ThreadPaneProps) {
  const [here, setHere] = useState<number[]>([])
  const isSeen = chat.folder === 'chats' || chat.folder === 'muted'
  useChannel(isSeen ? `presence-chat.${chat.id}` : null, {
    events: {},
    onMembers: (ids) => setHere(ids.map(Number)),
  })

  return (
    <>
      <ThreadHeader chat={chat} here={here} onBack={onBack} onGone={onGone} />
      {isSeen && chat.property_id !== null && <AboutListing chat={chat} />}
      <ConnectionNotice />
      <Conversation
        key={`${chat.id}-${chat.folder === 'blocked'}`}
        chat={chat}
        messageId={messageId}
        onAccepted={onAccepted}
        onGone={onGone}
      />
    </>
  )
}

function ConnectionNotice() {
  const status = useRealtimeStatus()
  const words =
    status === 'reconnecting'
      ? 'Reconnecting… Your messages will send when you’re back.'
      : status === 'offline'
        ? 'You’re offline. Your messages will send when you’re back.'
        : null
  return (
    <div role="status">
      {words && (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-raised px-4 py-2 text-13">
          {status === 'reconnecting' && <Spinner size={14} />}
          {words}
        </p>
      )}
    </div>
  )
}

/** Keeps the listing the chat started from in sight, even after the request was accepted. */
function AboutListing({ chat }: { chat: Chat }) {
  const { api, userId } = useChatSession()
  const [property, setProperty] = useState<SentPropertyCard | null>(null)

  useEffect(() => {
    let isWanted = true
    api.listing(chat.id).then(
      (answer) => isWanted && setProperty(answer.property),
      // Optional: the chat works without it.
      () => {}
    )
    return () => {
      isWanted = false
    }
  }, [api, chat.id])

  if (!property) return null
  return (
    <Link
      href={`/properties/${property.slug}`}
      className="flex items-center gap-3.5 border-b border-line px-3 py-2 -outline-offset-2 hover:bg-raised/60 md:px-8"
    >
      <span className="w-15 shrink-0">
        <Photo image={property.featured_image} sizes="60px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">
          {chat.created_by_user_id === userId ? 'You first asked about' : 'First asked about'}
        </span>
        <span dir="auto" className="block truncate">
          {property.name}
        </span>
      </span>
      <span className="num shrink-0 text-13 text-muted max-sm:hidden">
        <HomePrice home={property} />
      </span>
    </Link>
  )
}
