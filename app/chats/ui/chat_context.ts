import { createContext, use, useSyncExternalStore } from 'react'
import type { ChatSession } from '#app/chats/ui/chat_session'
import type { Store } from '#app/kit/hooks/store'

export const ChatContext = createContext<ChatSession | null>(null)

/** @throws Error outside the chats page */
export function useChatSession(): ChatSession {
  const session = use(ChatContext)
  if (!session) throw new Error('There is no chat session here')
  return session
}

/** A store's state; on the server and during hydration, `atFirst` if given. */
export function useChatStore<State>(store: Store<State>, atFirst?: State): State {
  return useSyncExternalStore(store.subscribe, store.snapshot, () =>
    atFirst === undefined ? store.snapshot() : atFirst
  )
}
