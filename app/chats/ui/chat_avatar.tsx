import { Hash } from 'lucide-react'
import { Avatar } from '#app/kit/display/avatar'
import { useChatStore, useChatSession } from '#app/chats/ui/chat_context'
import { partnerOf, chatTitle } from '#app/chats/ui/chat_words'
import type { Chat } from '#app/chats/ui/chat_types'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'

interface ChatAvatarProps {
  chat: Chat
  size?: 'md' | 'list'
}

export function ChatAvatar({ chat, size = 'list' }: ChatAvatarProps) {
  const { userId, presences } = useChatSession()
  const partner = partnerOf(chat, userId)
  const known = useChatStore(presences)
  const status = useRealtimeStatus()
  const isCutOff = status === 'offline' || status === 'reconnecting'
  const isHere = !isCutOff && partner !== null && known.get(partner.id)?.is_online === true

  return (
    <span className="relative shrink-0 after:pointer-events-none after:absolute after:inset-0 after:rounded-full after:border after:border-line">
      {chat.type === 'channel' ? (
        <span
          className={`grid place-items-center rounded-full bg-raised text-muted ${size === 'list' ? 'size-12' : 'size-10'}`}
        >
          <Hash size={20} strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <Avatar name={chatTitle(chat, userId)} src={partner?.avatar ?? null} size={size} />
      )}
      {isHere && (
        <span className="absolute right-0 bottom-0 z-1 size-3 rounded-full border-2 border-canvas bg-positive">
          <span className="sr-only">, online</span>
        </span>
      )}
    </span>
  )
}
