import { useMemo } from 'react'
import { Head } from '@inertiajs/react'
import { useAccount } from '#app/common/ui/hooks/use_shared_props'
import { openSession } from '#app/chats/ui/state/open_session'
import type { Chat, DesignCard, Folder, Introduction } from '#app/chats/ui/state/types'
import { ChatContext } from '#app/chats/ui/hooks/chat_context'
import type { Preferences } from '#app/chats/ui/components/dialogs/chat_preferences_dialog'
import { ChatDesk } from '#app/chats/ui/components/thread/chat_desk'

interface ChatsProps {
  tab: Folder
  chats: Chat[]
  has_more: boolean
  preferences: Preferences
  /** whom `?to=` names */
  introduction: Introduction | null
  /** what `?design=` names, where it is theirs to show */
  design: DesignCard | null
}

export default function Chats({ tab, chats, has_more: hasMore, ...rest }: ChatsProps) {
  const userId = useAccount()?.id
  const session = useMemo(() => {
    if (userId === undefined) return null
    const opened = openSession(userId)
    opened.list.seed(tab, chats, hasMore)
    return opened
  }, [userId, tab, chats, hasMore])

  return (
    <ChatContext value={session}>
      <Head title="Chats" />
      {session && <ChatDesk session={session} {...rest} />}
    </ChatContext>
  )
}
