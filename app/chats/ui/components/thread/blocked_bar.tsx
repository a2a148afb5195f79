import { Button } from '#app/kit/button/button'
import type { Chat } from '#app/chats/ui/state/types'
import { useChatActions } from '#app/chats/ui/hooks/use_chat_actions'

export function BlockedBar({ chat }: { chat: Chat }) {
  const actions = useChatActions()
  return (
    <div className="flex flex-wrap items-center justify-center gap-4 border-t border-line px-5 py-4">
      <p className="text-13 text-muted">You blocked this chat. You won’t get messages from it.</p>
      <Button size="sm" onClick={() => void actions.block(chat, false)}>
        Unblock
      </Button>
    </div>
  )
}
