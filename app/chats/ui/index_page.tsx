import { useLayoutEffect, useState } from 'react'
import { Head } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { enterSession, sessionFor } from '#app/chats/ui/open_session'
import type { Chat, DesignCard, Folder, Introduction, SpotCard } from '#app/chats/ui/chat_types'
import { ChatContext } from '#app/chats/ui/chat_context'
import type { Preferences } from '#app/chats/ui/chat_preferences_dialog'
import { ChatWorkspace } from '#app/chats/ui/chat_workspace'

interface ChatsProps {
  tab: Folder
  chats: Chat[]
  has_more: boolean
  preferences: Preferences
  /** the person in `?to=` */
  introduction: Introduction | null
  /** the design in `?design=`, if the reader may send it */
  design: DesignCard | null
  /** the spot in `?spot=` */
  spot: SpotCard | null
}

export default function Chats(props: ChatsProps) {
  const userId = useAccount()?.id
  return (
    <>
      <Head title="Chats" />
      {userId !== undefined && <AccountChats key={userId} userId={userId} {...props} />}
    </>
  )
}

function AccountChats({
  userId,
  tab,
  chats,
  has_more: hasMore,
  ...rest
}: ChatsProps & { userId: number }) {
  const [session] = useState(() => sessionFor(userId, { folder: tab, chats, hasMore }))
  useLayoutEffect(() => enterSession(session), [session])
  useLayoutEffect(() => session.list.seed(tab, chats, hasMore), [session, tab, chats, hasMore])

  return (
    <ChatContext value={session}>
      <ChatWorkspace session={session} {...rest} />
    </ChatContext>
  )
}
