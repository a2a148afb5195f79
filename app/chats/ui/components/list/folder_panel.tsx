import { useEffect } from 'react'
import { BellOff, Inbox, MessageCircle, ShieldOff, type LucideIcon } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { chatsIn } from '#app/chats/ui/state/chat_list'
import type { Chat, Folder } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'
import { ChatRows } from '#app/chats/ui/components/list/chat_rows'
import { ListSkeleton } from '#app/chats/ui/components/list/list_skeleton'

const EMPTY: Record<Folder, { icon: LucideIcon; title: string; hint: string }> = {
  chats: {
    icon: MessageCircle,
    title: 'No conversations yet',
    hint: 'Message someone about a home, an idea or a viewing.',
  },
  muted: {
    icon: BellOff,
    title: 'No muted chats',
    hint: 'Muted chats move here and stay quiet.',
  },
  blocked: {
    icon: ShieldOff,
    title: 'No blocked chats',
    hint: 'You won’t get messages from blocked chats.',
  },
  requested: {
    icon: Inbox,
    title: 'No requests',
    hint: 'When someone new messages you, accept or decline here.',
  },
}

interface FolderPanelProps {
  folder: Folder
  openId: number | null
  onOpen: (chat: Chat) => void
  onNew: () => void
}

export function FolderPanel({ folder, openId, onOpen, onNew }: FolderPanelProps) {
  const { list } = useChatSession()
  const state = useStore(list)
  const chats = chatsIn(state, folder)
  const { status, failure } = state.folders[folder]

  useEffect(() => {
    if (status === 'idle') void list.open(folder)
  }, [status, list, folder])

  if (chats.length) {
    return <ChatRows key={folder} folder={folder} chats={chats} openId={openId} onOpen={onOpen} />
  }
  if (status === 'failed') {
    return (
      <FailureState
        message={failure ?? 'We couldn’t load your chats. Try again.'}
        onRetry={() => void list.open(folder)}
      />
    )
  }
  if (status !== 'ready') return <ListSkeleton />
  const { icon, title, hint } = EMPTY[folder]
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={folder === 'chats' && <Button onClick={onNew}>New message</Button>}
    >
      {hint}
    </EmptyState>
  )
}
