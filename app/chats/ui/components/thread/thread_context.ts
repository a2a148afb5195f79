import { createContext, use } from 'react'
import type { MessageAction } from '#app/chats/ui/components/thread/message_menu'
import type { Chat, Message } from '#app/chats/ui/state/types'

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
