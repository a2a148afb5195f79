import type { ThreadRow } from '#app/chats/ui/state/thread_rows'
import { RequestCard } from '#app/chats/ui/components/thread/request_card'
import { ThreadLine } from '#app/chats/ui/components/thread/thread_line'

interface RequestThreadProps {
  chatId: number
  rows: readonly ThreadRow[]
}

/** A few messages, read from the top, so not a virtual list. */
export function RequestThread({ chatId, rows }: RequestThreadProps) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Request"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <RequestCard chatId={chatId} />
      <div className="mx-auto w-full max-w-140 px-5 pb-8">
        {rows.map((row) =>
          row.kind === 'unread' ? null : (
            <ThreadLine key={row.key} row={row} receipt={null} markedId={null} />
          )
        )}
      </div>
    </div>
  )
}
