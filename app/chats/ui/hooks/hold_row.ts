import type { Virtualizer } from '@tanstack/react-virtual'

/** A line that stays where it belongs for so long is there; lines are measured up to 150 ms after a scroll. */
const CALM_MS = 400
const LONGEST_MS = 3000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface Held {
  /** the line's number as it is now: older ones may come in above; -1 once it is gone */
  at: () => number
  /** where in the scroller the line shall be */
  align: 'start' | 'center'
}

/**
 * Brings a line of a conversation to its place and keeps it there while the
 * lines about it are measured: until then nobody knows how far away it is.
 * Somebody who scrolls meanwhile goes on undisturbed.
 *
 * @returns ends it
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
    if (now - calmSince > CALM_MS || now - startedAt > LONGEST_MS) end()
    else frame = requestAnimationFrame(step)
  }
  for (const hand of HANDS) scroller.addEventListener(hand, end, { passive: true })
  step()
  return end
}
