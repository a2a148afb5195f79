import { useState } from 'react'
import { useChannel } from '#app/realtime/ui/use_realtime'
import type { Chat } from '#app/chats/ui/state/types'
import { AboutListing } from '#app/chats/ui/components/thread/about_listing'
import { ConnectionNotice } from '#app/chats/ui/components/thread/connection_notice'
import { Conversation } from '#app/chats/ui/components/thread/conversation'
import { ThreadHeader } from '#app/chats/ui/components/thread/thread_header'

interface ThreadPaneProps {
  chat: Chat
  messageId: number | null
  onBack: () => void
  onAccepted: () => void
  onGone: () => void
}

export function ThreadPane({ chat, messageId, onBack, onAccepted, onGone }: ThreadPaneProps) {
  const [here, setHere] = useState<number[]>([])
  const isSeen = chat.folder === 'chats' || chat.folder === 'muted'
  useChannel(isSeen ? `presence-chat.${chat.id}` : null, {
    events: {},
    onMembers: (ids) => setHere(ids.map(Number)),
  })

  return (
    <>
      <ThreadHeader chat={chat} here={here} onBack={onBack} onGone={onGone} />
      {isSeen && chat.property_id !== null && <AboutListing chat={chat} />}
      <ConnectionNotice />
      <Conversation
        key={`${chat.id}-${chat.folder === 'blocked'}`}
        chat={chat}
        messageId={messageId}
        onAccepted={onAccepted}
        onGone={onGone}
      />
    </>
  )
}
