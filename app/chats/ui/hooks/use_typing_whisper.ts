import { useCallback, useRef } from 'react'
import { WHISPER_EVERY_MS } from '#app/chats/ui/state/typing'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { realtime } from '#app/realtime/ui/realtime'

/** Tells the others that the person is typing, no more often than needed. */
export function useTypingWhisper(chatId: number) {
  const { userId } = useChatSession()
  const whisperedAt = useRef(0)

  return useCallback(() => {
    if (Date.now() - whisperedAt.current < WHISPER_EVERY_MS) return
    whisperedAt.current = Date.now()
    realtime.whisper(`private-chat.${chatId}`, 'client-typing', { user_id: userId })
  }, [chatId, userId])
}
