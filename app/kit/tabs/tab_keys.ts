import type { KeyboardEvent } from 'react'

/**
 * Moves the focus among the tabs of a tab list as the arrow keys, Home and End
 * ask. The tabs are the list's children; it goes round at both ends.
 *
 * @returns the place of the tab that has the focus now, null for any other key
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
