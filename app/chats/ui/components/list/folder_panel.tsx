import { useEffect } from 'react'
import { BellOff, Inbox, MessageCircle, ShieldOff, type LucideIcon } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { FailureState } from '#app/common/ui/kit/failure_state'
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
    hint: 'Write to somebody about a home, an idea, a viewing.',
  },
  muted: {
    icon: BellOff,
    title: 'Nothing is muted',
    hint: 'A muted conversation stays here and keeps quiet.',
  },
  blocked: {
    icon: ShieldOff,
    title: 'Nobody is blocked',
    hint: 'From a blocked conversation nothing reaches you.',
  },
  requested: {
    icon: Inbox,
    title: 'No requests',
    hint: 'When somebody new writes to you, you decide here whether to talk.',
  },
}

interface FolderPanelProps {
  folder: Folder
  openId: number | null
  onOpen: (chat: Chat) => void
  onNew: () => void
}

/** A folder's conversations, or why there are none to see. */
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
        message={failure ?? 'The conversations could not be loaded.'}
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
      action={folder === 'chats' && <Button onClick={onNew}>Write to somebody</Button>}
    >
      {hint}
    </EmptyState>
  )
}
