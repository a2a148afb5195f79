import { useEffect } from 'react'
import { useUnread } from '#app/kit/shell/unread'

/** The unread count on the icon of the installed site. */
export function useAppBadge(): void {
  const counts = useUnread()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)

  useEffect(() => showBadge(total), [total])
}

/** Browsers that aren’t installed refuse it, or don’t know it. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  void shown.catch(() => {})
}
