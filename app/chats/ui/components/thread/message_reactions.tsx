import type { Message, UserCard } from '#app/chats/ui/state/types'

interface MessageReactionsProps {
  reactions: Message['reactions']
  users: readonly UserCard[]
  userId: number
  onReact: (emoji: string) => void
}

export function MessageReactions({ reactions, users, userId, onReact }: MessageReactionsProps) {
  if (!reactions.length) return null
  const nameOf = (id: number) =>
    id === userId ? 'you' : (users.find((user) => user.id === id)?.name ?? 'someone')

  return (
    <ul aria-label="Reactions" className="relative z-1 -mt-1.5 flex flex-wrap gap-1 px-2">
      {reactions.map(({ emoji, user_ids: ids }) => (
        <li key={emoji}>
          <button
            type="button"
            aria-pressed={ids.includes(userId)}
            title={ids.map(nameOf).join(', ')}
            onClick={() => onReact(emoji)}
            className="num relative flex h-6.5 items-center gap-1 rounded-full border border-line bg-surface px-2 text-13 text-ink before:absolute before:inset-x-0 before:-inset-y-2.25 aria-pressed:border-brass aria-pressed:bg-raised"
          >
            <span>{emoji}</span>
            {ids.length > 1 && <span>{ids.length}</span>}
            <span className="sr-only"> from {ids.map(nameOf).join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
