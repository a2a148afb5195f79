import { TimeAgo } from '#app/common/ui/kit/time_ago'
import { partnerOf } from '#app/chats/ui/state/chat_words'
import type { Chat } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { usePresenceOf } from '#app/chats/ui/hooks/use_presence_of'
import { useStore } from '#app/chats/ui/hooks/use_store'

interface PresenceWordsProps {
  chat: Chat
  here: readonly number[]
}

/** Under a conversation's name: who is here, or when they were. Nothing where they hide it. */
export function PresenceWords({ chat, here }: PresenceWordsProps) {
  const { presences, userId } = useChatSession()
  usePresenceOf([chat])
  const known = useStore(presences)
  const partner = partnerOf(chat, userId)
  const presence = partner && known.get(partner.id)
  const othersHere = here.filter((id) => id !== userId).length

  return (
    <p className="truncate text-13 text-muted">
      {partner ? (
        othersHere > 0 || presence?.is_online ? (
          'here now'
        ) : presence ? (
          <>
            last seen <TimeAgo at={presence.last_seen_at} />
          </>
        ) : (
          `@${partner.handle}`
        )
      ) : (
        [
          chat.market?.name,
          chat.members_count === 1 ? '1 member' : `${chat.members_count} members`,
          othersHere > 0 && `${othersHere} here now`,
        ]
          .filter(Boolean)
          .join(' · ')
      )}
    </p>
  )
}
