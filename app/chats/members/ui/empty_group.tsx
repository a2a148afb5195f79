import { lazyPart } from '#app/kit/offline/lazy_part'
import { useState } from 'react'
import { Hand, UserPlus, Users } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import { useChatSession } from '#app/chats/ui/chat_context'
import type { Chat } from '#app/chats/ui/chat_types'

const loadGroup = () => import('#app/chats/members/ui/group_dialog')
const GroupDialog = lazyPart(async () => ({ default: (await loadGroup()).GroupDialog }))

const GREETING = 'Hi everyone!'

interface EmptyGroupProps {
  chat: Chat
  /** focuses the composer */
  onWrite: () => void
}

/** Suggests first steps in a group or channel without messages. */
export function EmptyGroup({ chat, onWrite }: EmptyGroupProps) {
  const { drafts, list } = useChatSession()
  const [isOpen, setOpen] = useState(false)
  const draftName = String(chat.id)
  const greet = () => {
    if (!drafts.get(draftName).content) drafts.change(draftName, { content: GREETING })
    onWrite()
  }

  return (
    <div className="absolute inset-0 flex items-center justify-center overflow-y-auto bg-canvas">
      <EmptyState
        icon={Users}
        title={`Welcome to ${isolated(chat.name)}`}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" icon={Hand} onClick={greet}>
              Say hello
            </Button>
            {chat.type === 'group' && (
              <Button icon={UserPlus} onClick={() => setOpen(true)}>
                Add people
              </Button>
            )}
          </span>
        }
      >
        Say hello, share a listing or start with a question.
      </EmptyState>
      <OverlayHost isOpen={isOpen} onOpenChange={setOpen} preload={loadGroup}>
        {(state) => (
          <GroupDialog
            {...state}
            chat={chat}
            isAddingFirst
            onChange={() => void list.renew(chat.id)}
          />
        )}
      </OverlayHost>
    </div>
  )
}
