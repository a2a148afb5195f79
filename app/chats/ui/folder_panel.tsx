import { useEffect } from 'react'
import { BellOff, Inbox, MessageCircle, ShieldOff, type LucideIcon } from 'lucide-react'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import { chatsIn } from '#app/chats/ui/chat_list'
import { ChatRows } from '#app/chats/ui/chat_rows'
import type { Chat, Folder } from '#app/chats/ui/chat_types'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'

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
  const state = useChatStore(list)
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

function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Conversations are loading" role="status">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-20 items-center gap-3.5 px-5 md:px-6">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
