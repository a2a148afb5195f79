import type { ReplyTo } from '#app/chats/composing/ui/pending_store'

interface ReplyQuoteProps {
  reply: ReplyTo
  onJump: (messageId: number) => void
}

export function ReplyQuote({ reply, onJump }: ReplyQuoteProps) {
  return (
    <button
      type="button"
      onClick={() => onJump(reply.id)}
      className="mb-1.5 block w-full rounded-2 border-l-2 border-current py-0.5 pl-2.5 text-left text-13 opacity-80 hover:opacity-100"
    >
      <span className="block truncate font-medium">{reply.user_name ?? 'Deleted account'}</span>
      <span className="line-clamp-2 wrap-anywhere">{quotedWords(reply)}</span>
    </button>
  )
}

const QUOTED: Partial<Record<ReplyTo['type'], string>> = {
  image: 'Photo',
  video: 'Video',
  property: 'Listing',
  spot: 'Spot',
  design: 'Design',
}

export function quotedWords({ deleted_at: deletedAt, excerpt, type }: ReplyTo): string {
  if (deletedAt) return 'Message deleted'
  if (excerpt) return excerpt
  return QUOTED[type] ?? 'Earlier message'
}
