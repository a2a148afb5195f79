import { useEffect } from 'react'
import { withCount } from '#app/kit/shell/title_count'
import { useUnread } from '#app/kit/shell/unread'

/** Shows the unread count before the page's own title while the tab is in the background. */
export function useTitleCount(): void {
  const counts = useUnread()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)

  useEffect(() => {
    const renew = () => {
      const title = withCount(document.title, document.hidden ? total : 0)
      if (title !== document.title) document.title = title
    }
    renew()
    const observer = new MutationObserver(renew)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    document.addEventListener('visibilitychange', renew)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', renew)
    }
  }, [total])
}
