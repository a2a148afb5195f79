import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { usePresenceOf } from '#app/chats/presence/ui/presences'
import { chatAddressOf } from '#app/chats/ui/chat_address'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import { ChatRow } from '#app/chats/ui/chat_row'
import type { Chat, Folder } from '#app/chats/ui/chat_types'
import { useInView } from '#app/kit/hooks/use_in_view'
import { LoadMore } from '#app/kit/list/load_more'

interface ChatRowsProps {
  folder: Folder
  chats: readonly Chat[]
  openId: number | null
  onOpen: (chat: Chat) => void
}

const ROW_HEIGHT = 80
/** Used until the list is measured. */
const FIRST_RECT = { width: 360, height: 900 }
const NO_DRAFTS = new Map()

/** A virtual list; arrow keys move through all of it. */
export function ChatRows({ folder, chats, openId, onOpen }: ChatRowsProps) {
  const { drafts } = useChatSession()
  const kept = useChatStore(drafts, NO_DRAFTS)
  const scroller = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- rows are read anew at each rendering
  const virtualizer = useVirtualizer({
    count: chats.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => chats[index].id,
    overscan: 6,
    initialRect: FIRST_RECT,
  })
  const items = virtualizer.getVirtualItems()
  const shown = items.map(({ index }) => chats[index])
  usePresenceOf(shown)

  const openIndex = chats.findIndex(({ id }) => id === openId)
  const tabStop = Math.max(openIndex, 0)

  useEffect(() => {
    if (wanted.current !== null && focusRow(scroller.current, wanted.current)) wanted.current = null
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement?.getAttribute('data-chat-row')
    const at = chats.findIndex(({ id }) => String(id) === focused)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: chats.length - 1 }[event.key]
    if (at === -1 || next === undefined || !chats[next]) return
    event.preventDefault()
    wanted.current = chats[next].id
    virtualizer.scrollToIndex(next)
    if (focusRow(scroller.current, chats[next].id)) wanted.current = null
  }

  return (
    <div
      ref={scroller}
      onKeyDown={onKeyDown}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <ul
        aria-label="Conversations"
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const chat = chats[index]
          return (
            <li
              key={key}
              aria-setsize={chats.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <ChatRow
                chat={chat}
                href={chatAddressOf(folder, chat.id)}
                isOpen={chat.id === openId}
                isTabStop={index === tabStop}
                draft={chat.id === openId ? undefined : kept.get(String(chat.id))}
                onOpen={() => onOpen(chat)}
              />
            </li>
          )
        })}
      </ul>
      <ListEnd folder={folder} />
    </div>
  )
}

function focusRow(scroller: HTMLElement | null, id: number): boolean {
  const row = scroller?.querySelector<HTMLElement>(`[data-chat-row="${id}"]`)
  row?.focus({ preventScroll: true })
  return Boolean(row)
}

/** Loads the next page when scrolled near; after a failure, waits for a click. */
function ListEnd({ folder }: { folder: Folder }) {
  const { list } = useChatSession()
  const { status, hasMore, failure } = useChatStore(list).folders[folder]
  const [end, isNear] = useInView<HTMLDivElement>({ margin: '400px 0px' })
  const loadsNow = isNear && hasMore && status === 'ready'

  useEffect(() => {
    if (loadsNow) void list.loadMore(folder)
  }, [loadsNow, list, folder])

  return (
    <div ref={end}>
      {hasMore && (
        <LoadMore
          hasMore
          isLoading={status === 'loading'}
          error={status === 'failed' ? failure : null}
          onMore={() => void list.loadMore(folder)}
        />
      )}
    </div>
  )
}
