import type { RefObject } from 'react'
import type { Virtualizer } from '@tanstack/react-virtual'
import { LoadMore } from '#app/kit/list/load_more'
import type { ThreadRow } from '#app/chats/ui/state/thread_rows'
import type { ThreadState } from '#app/chats/ui/state/thread'
import type { receiptFor } from '#app/chats/ui/state/receipts'
import { ThreadLine } from '#app/chats/ui/components/thread/thread_line'

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
