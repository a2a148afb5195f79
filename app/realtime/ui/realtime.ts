import { RealtimeClient } from '#app/realtime/ui/realtime_client'

/** A page that was hidden for longer may have slept, and its socket with it. */
const LONG_SLEEP_MS = 30_000
/** How often a page that has no connection asks by itself. */
const WITHOUT_CONNECTION_MS = 20_000

/** The tab's connection. Echo and pusher-js are fetched when somebody signed in first needs it. */
export const realtime = new RealtimeClient(async (settings, events) => {
  const { EchoConnection } = await import('#app/realtime/ui/echo_connection')
  return new EchoConnection(settings, events)
})

/** This tab's socket, which a change of its own is not broadcast to. */
export function socketHeader(): Record<string, string> {
  return realtime.socketId ? { 'X-Socket-ID': realtime.socketId } : {}
}

/** Follows the network and the page's sleep; once for the life of the tab. */
export function watchPage(): () => void {
  let hiddenAt: number | null = null
  const noteNetwork = () => {
    realtime.status.networkIs(navigator.onLine)
    if (navigator.onLine) realtime.resume()
  }
  const noteVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (hiddenAt !== null && Date.now() - hiddenAt > LONG_SLEEP_MS) realtime.resume()
  }
  if (!navigator.onLine) noteNetwork()
  const timer = setInterval(() => {
    if (!realtime.status.isUp && document.visibilityState === 'visible') realtime.resume()
  }, WITHOUT_CONNECTION_MS)
  window.addEventListener('online', noteNetwork)
  window.addEventListener('offline', noteNetwork)
  document.addEventListener('visibilitychange', noteVisibility)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', noteNetwork)
    window.removeEventListener('offline', noteNetwork)
    document.removeEventListener('visibilitychange', noteVisibility)
  }
}
