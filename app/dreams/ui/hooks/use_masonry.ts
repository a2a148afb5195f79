import { useEffect, useRef } from 'react'

/** px per row of the grid, and between cards */
const ROW = 4
const GAP = 16

/** Lets a card take as many rows of its grid as it is high, so that cards close up. */
export function useMasonry() {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = card
    const cell = current?.parentElement
    if (!current || !cell) return
    const fit = () => {
      cell.style.gridRowEnd = `span ${Math.ceil((current.offsetHeight + GAP) / ROW)}`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return card
}
