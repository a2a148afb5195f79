import type { receiptFor } from '#app/chats/ui/state/receipts'
import type { ThreadRow } from '#app/chats/ui/state/thread_rows'
import { MessageLine } from '#app/chats/ui/components/thread/message_line'
import { PendingLine } from '#app/chats/ui/components/thread/pending_line'
import { DaySeparator, UnreadLine } from '#app/chats/ui/components/thread/separators'

interface ThreadLineProps {
  row: ThreadRow
  receipt: ReturnType<typeof receiptFor>
  /** the message that was jumped to a moment ago */
  markedId: number | null
}

/** One line of a conversation. */
export function ThreadLine({ row, receipt, markedId }: ThreadLineProps) {
  switch (row.kind) {
    case 'day':
      return <DaySeparator at={row.at} />
    case 'unread':
      return <UnreadLine />
    case 'pending':
      return <PendingLine {...row} />
    case 'message':
      return (
        <MessageLine
          message={row.message}
          isFirst={row.isFirst}
          isLast={row.isLast}
          receipt={receipt?.messageId === row.message.id ? receipt.words : null}
          isMarked={markedId === row.message.id}
        />
      )
  }
}
