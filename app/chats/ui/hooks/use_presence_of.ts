import { useCallback } from 'react'
import { partnerOf } from '#app/chats/ui/state/chat_words'
import type { Chat } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useHeartbeat } from '#app/chats/ui/hooks/use_heartbeat'

/** Refreshes once a minute. */
export function usePresenceOf(chats: readonly Chat[]): void {
  const { presences, userId } = useChatSession()
  const partners = chats.map((chat) => partnerOf(chat, userId)?.id ?? 0).filter(Boolean)
  const wanted = [...new Set(partners)].sort((a, b) => a - b).join(' ')

  const ask = useCallback(() => {
    presences.ask(wanted.split(' ').filter(Boolean).map(Number))
  }, [presences, wanted])
  useHeartbeat(ask)
}
