import { firstName, typingWords } from '#app/chats/ui/state/chat_words'
import type { Typing } from '#app/chats/ui/state/typing'
import type { UserCard } from '#app/chats/ui/state/types'
import { useStore } from '#app/chats/ui/hooks/use_store'

interface TypingWordsProps {
  typing: Typing
  users: readonly UserCard[]
}

/** Always takes up its line, so that nothing moves. */
export function TypingWords({ typing, users }: TypingWordsProps) {
  const ids = useStore(typing)
  const names = ids.map((id) => firstName(users.find((user) => user.id === id)?.name))
  return (
    <p role="status" className="mx-auto h-6 w-full max-w-220 px-5 text-13 text-muted md:px-9">
      {names.length > 0 && typingWords(names)}
    </p>
  )
}
