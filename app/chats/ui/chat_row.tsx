import type { MouseEvent } from 'react'
import { BellOff } from 'lucide-react'
import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'
import { messageExcerptOf, chatTitle } from '#app/chats/ui/chat_words'
import { shortTime } from '#app/chats/ui/chat_time'
import type { MessageDraft } from '#app/chats/composing/ui/drafts'
import type { Chat } from '#app/chats/ui/chat_types'
import { useChatSession } from '#app/chats/ui/chat_context'
import { ChatAvatar } from '#app/chats/ui/chat_avatar'

interface ChatRowProps {
  chat: Chat
  href: string
  isOpen: boolean
  /** one row is in the tab order; arrow keys reach the others */
  isTabStop: boolean
  draft: MessageDraft | undefined
  onOpen: () => void
}

export function ChatRow({ chat, href, isOpen, isTabStop, draft, onOpen }: ChatRowProps) {
  const { userId } = useChatSession()
  const now = useNow()
  const reader = useReader()
  const { last_message: last, last_message_at: lastAt, unread_count: unread } = chat
  const isUnread = unread > 0

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      href={href}
      data-chat-row={chat.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      onClick={open}
      className="flex h-20 items-center gap-3.5 px-5 -outline-offset-2 hover:bg-raised/60 aria-[current]:bg-raised md:px-6"
    >
      <ChatAvatar chat={chat} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={`truncate ${isUnread ? 'font-semibold' : 'font-medium'}`}>
            {chatTitle(chat, userId)}
          </span>
          {lastAt && (
            <time
              dateTime={lastAt}
              className={`num shrink-0 text-12 ${isUnread ? 'text-ink' : 'text-muted'}`}
            >
              {shortTime(lastAt, { ...reader, now })}
            </time>
          )}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className={`truncate text-13 ${isUnread ? 'text-ink' : 'text-muted'}`}>
            {draft ? (
              <>
                <span className="text-brass">Draft: </span>
                {draft.content || 'attachment'}
              </>
            ) : last ? (
              messageExcerptOf(last, chat, userId)
            ) : (
              'No messages yet'
            )}
          </span>
          {isUnread ? (
            <span className="num min-w-5 shrink-0 rounded-full bg-brass px-1.5 text-center text-12 leading-5 font-semibold text-on-brass">
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> unread</span>
            </span>
          ) : (
            chat.folder === 'muted' && (
              <BellOff
                size={16}
                strokeWidth={1.5}
                aria-label="Muted"
                className="shrink-0 text-muted"
              />
            )
          )}
        </span>
      </span>
    </a>
  )
}
