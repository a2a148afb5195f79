import { useEffect } from 'react'

/** Tells the server once that somebody looks at a listing, without holding anything up. */
export function useCountedView(slug: string, isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      navigator.sendBeacon(`/api/properties/${slug}/views`)
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [slug, isCounted])
}
