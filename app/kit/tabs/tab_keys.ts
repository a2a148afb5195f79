import type { KeyboardEvent } from 'react'

/**
 * Moves focus within a tab list on arrow keys (wrapping around), Home and End. The tabs must be its
 * children.
 * @returns the index of the newly focused tab, null for any other key
 */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): number | null {
  const tabs = [...event.currentTarget.children].filter((child) => child instanceof HTMLElement)
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const last = tabs.length - 1
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (next === undefined) return null
  event.preventDefault()
  tabs[next]?.focus()
  return next
}
