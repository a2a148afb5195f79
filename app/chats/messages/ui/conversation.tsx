import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ComposerHandle } from '#app/chats/composing/ui/composer'
import { ConversationFooter } from '#app/chats/composing/ui/conversation_footer'
import type { PendingMessage } from '#app/chats/composing/ui/pending_store'
import { EmptyGroup } from '#app/chats/members/ui/empty_group'
import { useNewsCount, JumpButton } from '#app/chats/messages/ui/jump_button'
import { MessageDialogs } from '#app/chats/messages/ui/message_dialogs'
import { MessageList } from '#app/chats/messages/ui/message_list'
import type { MessageLog } from '#app/chats/messages/ui/message_log'
import { hasMessages, threadRows } from '#app/chats/messages/ui/thread_rows'
import { ThreadSkeleton } from '#app/chats/messages/ui/thread_skeleton'
import type { Typing } from '#app/chats/messages/ui/typing'
import { useMessageActions } from '#app/chats/messages/ui/use_message_actions'
import { useMessageScroll } from '#app/chats/messages/ui/use_message_scroll'
import { seenChat } from '#app/chats/messages/ui/seen_chat'
import { useThread, ThreadContext } from '#app/chats/messages/ui/use_thread'
import { receiptFor } from '#app/chats/reading/ui/receipts'
import { useReading } from '#app/chats/reading/ui/use_reading'
import { RequestThread } from '#app/chats/requests/ui/request_thread'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import type { Chat, Message, UserCard } from '#app/chats/ui/chat_types'
import { messageSummary, firstName, typingWords } from '#app/chats/ui/chat_words'
import { useReader } from '#app/kit/hooks/use_reader'
import { useSeen } from '#app/kit/offline/use_seen'
import { FailureState } from '#app/kit/list/failure_state'

interface ConversationProps {
  chat: Chat
  /** scrolls to this message first */
  messageId: number | null
  onAccepted: () => void
  onGone: () => void
}

const NOTHING: readonly PendingMessage[] = []

export function Conversation({ chat, messageId, onAccepted, onGone }: ConversationProps) {
  const { userId, outbox } = useChatSession()
  const { timeZone } = useReader()
  const mayWrite = chat.folder === 'chats' || chat.folder === 'muted'
  const { thread, state, typing } = useThread(chat.id, chat.folder !== 'blocked')
  const pendingEverywhere = useChatStore(outbox, NOTHING)
  const [editing, setEditing] = useState<Message | null>(null)
  const composer = useRef<ComposerHandle>(null)
  const actions = useMessageActions(thread, chat.id, setEditing)

  const rows = useMemo(() => {
    const pending = pendingEverywhere.filter(({ chatId }) => chatId === chat.id)
    const { messages, unreadAfter } = state
    return threadRows({ messages, pending, userId, unreadAfter, timeZone })
  }, [pendingEverywhere, chat.id, state, userId, timeZone])
  const receipt = receiptFor({ chat, userId, messages: state.messages, reads: state.reads })

  const reach = useCallback((id: number) => thread.reach(id), [thread])
  const loadOlder = useCallback(() => void thread.loadOlder(), [thread])
  const isReady = state.status === 'ready'
  useSeen(isReady && mayWrite ? seenChat(chat, state.messages, userId) : null)
  const scroll = useMessageScroll({ rows, isReady, reach, onNearStart: loadOlder })
  const { isAtEnd, jumpTo, toEnd } = scroll
  useReading(thread, state, isAtEnd)
  const news = useNewsCount(state.messages, isAtEnd, userId)

  const wanted = useRef(messageId)
  useEffect(() => {
    wanted.current = messageId
  }, [messageId])
  useEffect(() => {
    if (!isReady || !wanted.current) return
    void jumpTo(wanted.current)
    wanted.current = null
  }, [isReady, messageId, jumpTo])

  const handles = useMemo(() => new Set(chat.users.map(({ handle }) => handle)), [chat.users])
  const view = useMemo(
    () => ({
      chat,
      userId,
      handles,
      mayWrite,
      ...actions.forLines,
      onJump: (id: number) => void jumpTo(id),
    }),
    [chat, userId, handles, mayWrite, actions.forLines, jumpTo]
  )
  const editLast = () => {
    const last = state.messages.findLast(
      ({ user_id: author, type }) => author === userId && type !== 'system'
    )
    if (last) actions.forLines.onAction('edit', last)
  }

  if (state.status === 'failed') {
    return (
      <div className="flex-1">
        <FailureState
          message={state.failure ?? 'We couldn’t load this chat. Try again.'}
          onRetry={() => void thread.retry()}
        />
      </div>
    )
  }
  return (
    <ThreadContext value={view}>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {!isReady ? (
          <ThreadSkeleton />
        ) : chat.folder === 'requested' ? (
          <RequestThread chatId={chat.id} rows={rows} />
        ) : (
          <MessageList
            {...scroll}
            rows={rows}
            older={state.older}
            receipt={receipt}
            onOlder={loadOlder}
          />
        )}
        {isReady && mayWrite && chat.type !== 'direct' && !hasMessages(rows) && (
          <EmptyGroup chat={chat} onWrite={() => composer.current?.focus()} />
        )}
        {isReady && !isAtEnd && <JumpButton count={news} onJump={toEnd} />}
      </div>
      <Announcer messages={state.messages} userId={userId} />
      <TypingWords typing={typing} users={chat.users} />
      <ConversationFooter
        chat={chat}
        editing={editing}
        composer={composer}
        onEdited={() => setEditing(null)}
        onSave={(message, content) => thread.edit(message.id, content)}
        onSent={toEnd}
        onEditLast={editLast}
        onAccepted={onAccepted}
        onGone={onGone}
      />
      <MessageDialogs {...actions.dialogs} />
    </ThreadContext>
  )
}

interface AnnouncerProps {
  messages: MessageLog
  userId: number
}

/** Announces new messages to screen readers. */
function Announcer({ messages, userId }: AnnouncerProps) {
  const last = messages.at(-1)
  const isNews = last && last.user_id !== userId && last.type !== 'system'
  return (
    <p aria-live="polite" className="sr-only">
      {isNews && `${last.user?.name ?? 'Someone'}: ${messageSummary(last)}`}
    </p>
  )
}

interface TypingWordsProps {
  typing: Typing
  users: readonly UserCard[]
}

/** Always takes up its line, so that nothing moves. */
function TypingWords({ typing, users }: TypingWordsProps) {
  const ids = useChatStore(typing)
  const names = ids.map((id) => firstName(users.find((user) => user.id === id)?.name))
  return (
    <p role="status" className="mx-auto h-6 w-full max-w-220 px-5 text-13 text-muted md:px-9">
      {names.length > 0 && typingWords(names)}
    </p>
  )
}
