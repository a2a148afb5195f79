import { useEffect } from 'react'
import { chatApi } from '#app/chats/ui/chat_api'

const BEAT_MS = 60_000

/** Runs something now and once a minute, while somebody can see the page. */
export function useHeartbeat(beat: () => void): void {
  useEffect(() => {
    const beatIfSeen = () => document.visibilityState === 'visible' && beat()
    beatIfSeen()
    const timer = setInterval(beatIfSeen, BEAT_MS)
    document.addEventListener('visibilitychange', beatIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beatIfSeen)
    }
  }, [beat])
}

/** Says that somebody is here. Nothing depends on whether it arrives. */
export function tellPresence(): void {
  chatApi.notePresence().catch(() => {})
}
