import { chatTitle } from '#app/chats/ui/components/dialogs/chat_title'
import { ChatAvatar } from '#app/chats/ui/components/list/chat_avatar'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'
import { chatsIn } from '#app/chats/ui/state/chat_list'

const MAX_LISTED_CHATS = 8

/** The most recent chats. */
export function ChatChoice({ onPick }: { onPick: (chatId: number) => void }) {
  const { list, userId } = useChatSession()
  const chats = chatsIn(useStore(list), 'chats').slice(0, MAX_LISTED_CHATS)
  if (!chats.length) return null

  return (
    <ul aria-label="Your conversations" className="mb-6 max-h-64 overflow-y-auto">
      {chats.map((chat) => (
        <li key={chat.id}>
          <button
            type="button"
            onClick={() => onPick(chat.id)}
            className="-mx-3 flex w-[calc(100%+24px)] items-center gap-3.5 rounded-6 px-3 py-2 text-left -outline-offset-2 hover:bg-raised"
          >
            <ChatAvatar chat={chat} size="md" />
            <span className="min-w-0 flex-1 truncate">{chatTitle(chat, userId)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
