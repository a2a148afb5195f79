import { countWords } from '#app/kit/display/count_words'
import { TimeAgo } from '#app/kit/display/time_ago'
import { partnerOf } from '#app/chats/ui/chat_words'
import type { Chat } from '#app/chats/ui/chat_types'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import { usePresenceOf } from '#app/chats/presence/ui/presences'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'

interface PresenceWordsProps {
  chat: Chat
  here: readonly number[]
}

/** While this browser is offline, nobody is shown as online. */
export function PresenceWords({ chat, here }: PresenceWordsProps) {
  const { presences, userId } = useChatSession()
  usePresenceOf([chat])
  const known = useChatStore(presences)
  const partner = partnerOf(chat, userId)
  const presence = partner && known.get(partner.id)
  const status = useRealtimeStatus()
  const isCutOff = status === 'offline' || status === 'reconnecting'
  const othersHere = isCutOff ? 0 : here.filter((id) => id !== userId).length

  return (
    <p className="truncate text-13 text-muted">
      {partner ? (
        othersHere > 0 || (presence?.is_online && !isCutOff) ? (
          'Online'
        ) : presence && !presence.is_online ? (
          <>
            Active <TimeAgo at={presence.last_seen_at} />
          </>
        ) : (
          `@${partner.handle}`
        )
      ) : (
        [
          chat.market?.name,
          countWords(chat.members_count, 'member'),
          othersHere > 0 && `${othersHere} online`,
        ]
          .filter(Boolean)
          .join(' · ')
      )}
    </p>
  )
}
