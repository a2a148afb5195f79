import { useEffect } from 'react'
import { chatApi } from '#app/chats/ui/chat_api'

const BEAT_MS = 60_000

/** Runs now and once a minute while the page is visible. */
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

export function reportPresence(): void {
  chatApi.notePresence().catch(() => {})
}
