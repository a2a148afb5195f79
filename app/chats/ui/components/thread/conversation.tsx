import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useReader } from '#app/kit/hooks/use_reader'
import { FailureState } from '#app/kit/list/failure_state'
import type { PendingMessage } from '#app/chats/ui/state/pending_store'
import { receiptFor } from '#app/chats/ui/state/receipts'
import { hasMessages, threadRows } from '#app/chats/ui/state/thread_rows'
import type { Chat, Message } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useMessageActions } from '#app/chats/ui/hooks/use_message_actions'
import { useMessageScroll } from '#app/chats/ui/hooks/use_message_scroll'
import { useNewsCount } from '#app/chats/ui/hooks/use_news_count'
import { useReading } from '#app/chats/ui/hooks/use_reading'
import { useStore } from '#app/chats/ui/hooks/use_store'
import { useThread } from '#app/chats/ui/hooks/use_thread'
import { Announcer } from '#app/chats/ui/components/thread/announcer'
import type { ComposerHandle } from '#app/chats/ui/components/composer/composer'
import { ConversationFooter } from '#app/chats/ui/components/thread/conversation_footer'
import { EmptyGroup } from '#app/chats/ui/components/thread/empty_group'
import { JumpButton } from '#app/chats/ui/components/thread/jump_button'
import { MessageDialogs } from '#app/chats/ui/components/thread/message_dialogs'
import { MessageList } from '#app/chats/ui/components/thread/message_list'
import { RequestThread } from '#app/chats/ui/components/thread/request_thread'
import { ThreadContext } from '#app/chats/ui/components/thread/thread_context'
import { ThreadSkeleton } from '#app/chats/ui/components/thread/thread_skeleton'
import { TypingWords } from '#app/chats/ui/components/thread/typing_words'

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
  const pendingEverywhere = useStore(outbox, NOTHING)
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
