import { useEffect, useMemo, useState, createContext, use } from 'react'
import type { MessageAction } from '#app/chats/messages/ui/message_menu'
import { Typing } from '#app/chats/messages/ui/typing'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import type { Message, ReadPosition, Chat } from '#app/chats/ui/chat_types'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

/** One conversation, loaded and kept up to date. */
export function useThread(chatId: number, isListening: boolean) {
  const session = useChatSession()
  const thread = useMemo(() => session.thread(chatId), [session, chatId])
  const [typing] = useState(() => new Typing())
  const state = useChatStore(thread)

  useEffect(() => void thread.refresh(), [thread])
  useResume(() => void thread.refresh())

  const change = ({ message }: { message: Message }) => void thread.change(message)
  useChannel(isListening ? `private-chat.${chatId}` : null, {
    events: {
      'message.created': ({ message }: { message: Message }) => {
        if (message.user_id) typing.end(message.user_id)
        void session.receive(message)
      },
      'message.updated': change,
      'message.deleted': change,
      'chat.read': (read: ReadPosition & { reads?: ReadPosition[] }) =>
        (read.reads ?? [read]).forEach((one) => thread.noteRead(one)),
      'client-typing': ({ user_id: userId }: { user_id: number }) => {
        if (userId !== session.userId) typing.note(userId)
      },
    },
    onReady: () => void thread.refresh(),
  })

  return { thread, state, typing }
}

interface ThreadView {
  chat: Chat
  userId: number
  handles: ReadonlySet<string>
  mayWrite: boolean
  onAction: (action: MessageAction, message: Message) => void
  onReact: (message: Message, emoji: string) => void
  onJump: (messageId: number) => void
}

export const ThreadContext = createContext<ThreadView | null>(null)

/** @throws Error outside a conversation */
export function useThreadView(): ThreadView {
  const view = use(ThreadContext)
  if (!view) throw new Error('There is no conversation here')
  return view
}
