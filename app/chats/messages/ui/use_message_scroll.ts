import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { ThreadRow } from '#app/chats/messages/ui/thread_rows'
import { AT_END_PX, useStickToEnd } from '#app/chats/messages/ui/use_stick_to_end'

/** Older messages load when fewer rows than this are above. */
const NEAR_START_ROWS = 8
const MARKED_MS = 2000

interface MessageScrollOptions {
  rows: readonly ThreadRow[]
  isReady: boolean
  /** loads history back to a message; false if it is missing */
  reach: (messageId: number) => Promise<boolean>
  onNearStart: () => void
}

/**
 * Opens at the unread line or the end, keeps its place when older messages load above, and follows
 * the end while the reader is there.
 */
export function useMessageScroll({ rows, isReady, reach, onNearStart }: MessageScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [markedId, setMarkedId] = useState<number | null>(null)
  const [wantedId, setWantedId] = useState<number | null>(null)
  const hasBegun = useRef(false)

  // eslint-disable-next-line react-hooks/incompatible-library -- lines are read anew at each rendering
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index].kind === 'day' ? 56 : 64),
    getItemKey: (index) => rows[index].key,
    overscan: 10,
    anchorTo: 'end',
    scrollEndThreshold: AT_END_PX,
    paddingStart: 24,
    paddingEnd: 16,
    onChange: (instance) => {
      setAtEnd(instance.isAtEnd(AT_END_PX))
      const first = instance.getVirtualItems().at(0)
      if (hasBegun.current && first && first.index < NEAR_START_ROWS) onNearStart()
    },
  })

  const { release, toEnd } = useStickToEnd(scroller, isReady)

  const lines = useRef(rows)
  useLayoutEffect(() => {
    lines.current = rows
  }, [rows])
  const letGo = useRef<() => void>(() => {})
  const hold = useCallback(
    ({ key }: ThreadRow, align: 'start' | 'center') => {
      release()
      letGo.current()
      const at = () => lines.current.findIndex((row) => row.key === key)
      if (scroller.current) letGo.current = holdRow(scroller.current, virtualizer, { at, align })
    },
    [release, virtualizer]
  )
  useEffect(() => () => letGo.current(), [])

  useLayoutEffect(() => {
    if (hasBegun.current || !isReady) return
    hasBegun.current = true
    const line = rows.findIndex(({ kind }) => kind === 'unread')
    if (line === -1) return
    // The line's offset is known only after the rows at the end are measured.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const [offset] = virtualizer.getOffsetForIndex(line, 'start') ?? [0]
        if (offset < (virtualizer.scrollOffset ?? 0)) hold(rows[line], 'start')
      })
    })
    letGo.current = () => cancelAnimationFrame(frame)
  }, [rows, virtualizer, isReady, hold])

  useEffect(() => {
    if (wantedId === null) return
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.id === wantedId)
    if (index === -1) return
    hold(rows[index], 'center')
    setWantedId(null)
    setMarkedId(wantedId)
  }, [wantedId, rows, hold])

  useEffect(() => {
    if (markedId === null) return
    const timer = setTimeout(() => setMarkedId(null), MARKED_MS)
    return () => clearTimeout(timer)
  }, [markedId])

  const jumpTo = useCallback(
    async (messageId: number) => {
      if (await reach(messageId)) setWantedId(messageId)
    },
    [reach]
  )

  const leaveForEnd = useCallback(() => {
    letGo.current()
    toEnd()
  }, [toEnd])

  return { scroller, virtualizer, isAtEnd, markedId, jumpTo, toEnd: leaveForEnd }
}

/** Rows are measured up to 150 ms after a scroll; a row that stays put this long is settled. */
const CALM_MS = 400
const MAX_HOLD_MS = 3000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface Held {
  /** current index, which changes when older rows load; -1 once it is gone */
  at: () => number
  align: 'start' | 'center'
}

/**
 * Scrolls a row into place and keeps it there while rows around it are measured. Stops when the
 * reader scrolls.
 * @returns a function that stops it
 */
function holdRow(
  scroller: HTMLElement,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { at, align }: Held
): () => void {
  const startedAt = performance.now()
  let calmSince = startedAt
  let frame = 0

  const end = () => {
    cancelAnimationFrame(frame)
    for (const hand of HANDS) scroller.removeEventListener(hand, end)
  }
  const step = () => {
    const now = performance.now()
    const index = at()
    if (index === -1) return end()
    const [offset] = virtualizer.getOffsetForIndex(index, align) ?? [scroller.scrollTop]
    if (Math.abs(offset - scroller.scrollTop) > 1) {
      calmSince = now
      virtualizer.scrollToIndex(index, { align })
    }
    if (now - calmSince > CALM_MS || now - startedAt > MAX_HOLD_MS) end()
    else frame = requestAnimationFrame(step)
  }
  for (const hand of HANDS) scroller.addEventListener(hand, end, { passive: true })
  step()
  return end
}
