import type { RefObject } from 'react'
import type { Virtualizer } from '@tanstack/react-virtual'
import { MessageLine } from '#app/chats/messages/ui/message_line'
import { PendingLine } from '#app/chats/messages/ui/pending_line'
import type { ThreadState } from '#app/chats/messages/ui/thread'
import type { ThreadRow } from '#app/chats/messages/ui/thread_rows'
import type { receiptFor } from '#app/chats/reading/ui/receipts'
import { dayName } from '#app/chats/ui/chat_time'
import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'
import { LoadMore } from '#app/kit/list/load_more'

interface MessageListProps {
  scroller: RefObject<HTMLDivElement | null>
  virtualizer: Virtualizer<HTMLDivElement, Element>
  rows: readonly ThreadRow[]
  older: ThreadState['older']
  receipt: ReturnType<typeof receiptFor>
  markedId: number | null
  onOlder: () => void
}

/** A virtual list. */
export function MessageList({ scroller, virtualizer, rows, older, ...rest }: MessageListProps) {
  const { receipt, markedId, onOlder } = rest
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label="Messages"
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      {older === 'failed' && (
        <LoadMore
          hasMore
          isLoading={false}
          error="We couldn’t load older messages."
          onMore={onOlder}
        />
      )}
      <div
        className="relative mx-auto mt-auto w-full max-w-220 shrink-0"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0 px-4 md:px-8"
            style={{ transform: `translateY(${start}px)` }}
          >
            <ThreadLine row={rows[index]} receipt={receipt} markedId={markedId} />
          </div>
        ))}
      </div>
    </div>
  )
}

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

function DaySeparator({ at }: { at: string }) {
  const now = useNow()
  const reader = useReader()
  return (
    <p className="label pt-7 pb-3 text-center">
      <time dateTime={at}>{dayName(at, { ...reader, now })}</time>
    </p>
  )
}

function UnreadLine() {
  return (
    <p className="flex items-center gap-4 pt-4 pb-2 text-13 text-brass">
      <span aria-hidden className="h-px flex-1 bg-brass/40" />
      New
      <span aria-hidden className="h-px flex-1 bg-brass/40" />
    </p>
  )
}
