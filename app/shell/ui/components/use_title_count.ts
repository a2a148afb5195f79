import { useEffect } from 'react'
import { withCount } from '#app/kit/shell/title_count'
import { useUnread } from '#app/kit/shell/unread'

/** Shows the unread count before the page's own title. */
export function useTitleCount(): void {
  const counts = useUnread()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)

  useEffect(() => {
    const renew = () => {
      const title = withCount(document.title, total)
      if (title !== document.title) document.title = title
    }
    renew()
    const observer = new MutationObserver(renew)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [total])
}
