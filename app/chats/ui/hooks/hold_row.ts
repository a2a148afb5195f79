import type { Virtualizer } from '@tanstack/react-virtual'

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
export function holdRow(
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
