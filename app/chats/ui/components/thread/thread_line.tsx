import type { receiptFor } from '#app/chats/ui/state/receipts'
import type { ThreadRow } from '#app/chats/ui/state/thread_rows'
import { MessageLine } from '#app/chats/ui/components/thread/message_line'
import { PendingLine } from '#app/chats/ui/components/thread/pending_line'
import { DaySeparator, UnreadLine } from '#app/chats/ui/components/thread/separators'

interface ThreadLineProps {
  row: ThreadRow
  receipt: ReturnType<typeof receiptFor>
  /** highlighted after a jump */
  markedId: number | null
}

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
