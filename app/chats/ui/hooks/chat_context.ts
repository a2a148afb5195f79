import { createContext, use } from 'react'
import type { ChatSession } from '#app/chats/ui/state/chat_session'

export const ChatContext = createContext<ChatSession | null>(null)

/** @throws Error outside the chats page */
export function useChatSession(): ChatSession {
  const session = use(ChatContext)
  if (!session) throw new Error('There is no chat session here')
  return session
}
