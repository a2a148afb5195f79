import { Link } from '@inertiajs/react'
import { Avatar } from '#app/kit/display/avatar'
import { TimeAgo } from '#app/kit/display/time_ago'
import { chatTitle } from '#app/chats/ui/components/dialogs/chat_title'
import { excerptAround } from '#app/chats/ui/components/search/excerpt_around'
import { MarkedText } from '#app/chats/ui/components/search/marked_text'
import type { Chat, Message } from '#app/chats/ui/state/types'

interface ResultRowProps {
  message: Message
  chat: Chat | undefined
  query: string
  ownId: number
}

export function ResultRow({ message, chat, query, ownId }: ResultRowProps) {
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
