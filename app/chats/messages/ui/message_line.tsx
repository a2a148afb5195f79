import { MessageBody } from '#app/chats/messages/ui/message_body'
import { MessageMenu } from '#app/chats/messages/ui/message_menu'
import type { Grouping } from '#app/chats/messages/ui/thread_rows'
import { useThreadView } from '#app/chats/messages/ui/use_thread'
import { clockTime } from '#app/chats/ui/chat_time'
import type { Message, UserCard } from '#app/chats/ui/chat_types'
import { Avatar } from '#app/kit/display/avatar'
import { formatFull } from '#app/kit/display/format_time'
import { PersonLink } from '#app/kit/display/person_link'
import { useReader } from '#app/kit/hooks/use_reader'

interface MessageLineProps extends Grouping {
  message: Message
  /** "Seen", "Seen by Noah" */
  receipt: string | null
  isMarked: boolean
}

export function MessageLine({ message, isFirst, isLast, receipt, isMarked }: MessageLineProps) {
  const { chat, userId, handles, mayWrite, onAction, onReact, onJump } = useThreadView()
  const reader = useReader()
  const isOwn = message.user_id === userId
  const isDeleted = message.deleted_at !== null
  const name = message.user?.name ?? 'Deleted account'
  const showsPerson = !isOwn && chat.type !== 'direct'
  const notes = [
    isLast && clockTime(message.created_at, reader),
    message.edited_at && !isDeleted && 'edited',
    receipt,
  ].filter(Boolean)

  if (message.type === 'system') {
    return (
      <p dir="auto" className="mx-auto max-w-120 px-4 py-2 text-center text-13 text-muted">
        {message.content}
      </p>
    )
  }
  return (
    <article
      aria-label={`${isOwn ? 'You' : name}, ${clockTime(message.created_at, reader)}`}
      title={formatFull(new Date(message.created_at), reader.locale, reader.timeZone)}
      className={`group/message flex gap-2 rounded-6 transition-colors duration-250 ${isFirst ? 'pt-3' : 'pt-1'} ${isOwn ? 'flex-row-reverse' : ''} ${isMarked ? 'bg-raised' : ''}`}
    >
      {showsPerson && (
        <span className="w-8 shrink-0 self-end">{isLast && <Photo person={message.user} />}</span>
      )}
      <div
        className={`flex max-w-[85%] min-w-0 flex-col gap-1 md:max-w-[68%] ${isOwn ? 'items-end' : 'items-start'}`}
      >
        {showsPerson && isFirst && (
          <p className="px-1 text-13 text-muted">
            {message.user ? <PersonLink person={message.user} /> : name}
          </p>
        )}
        <MessageBody
          content={message.content}
          attachments={message.attachments}
          replyTo={message.reply_to}
          isOwn={isOwn}
          isFirst={isFirst}
          isLast={isLast}
          isDeleted={isDeleted}
          by={isOwn ? 'you' : name}
          handles={handles}
          onJump={onJump}
        />
        <MessageReactions
          reactions={message.reactions}
          users={chat.users}
          userId={userId}
          onReact={(emoji) => onReact(message, emoji)}
        />
        {notes.length > 0 && <p className="num px-1 text-12 text-muted">{notes.join(' · ')}</p>}
      </div>
      {!isDeleted && (
        <MessageMenu
          message={message}
          isOwn={isOwn}
          mayWrite={mayWrite}
          isBelowName={showsPerson && isFirst}
          onAction={(action) => onAction(action, message)}
          onReact={(emoji) => onReact(message, emoji)}
        />
      )}
    </article>
  )
}

function Photo({ person }: { person: Message['user'] }) {
  if (!person) return <Avatar name="Deleted account" src={null} size="sm" />
  return (
    <PersonLink person={person} isSecond>
      <Avatar name={person.name} src={person.avatar} size="sm" />
    </PersonLink>
  )
}

interface MessageReactionsProps {
  reactions: Message['reactions']
  users: readonly UserCard[]
  userId: number
  onReact: (emoji: string) => void
}

function MessageReactions({ reactions, users, userId, onReact }: MessageReactionsProps) {
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
