import { RealtimeClient } from '#app/realtime/ui/realtime_client'

/** After being hidden longer than this, the page and its socket may have slept. */
const LONG_SLEEP_MS = 30_000
/** Polling interval without a connection. */
const WITHOUT_CONNECTION_MS = 20_000

/** The tab's connection. Echo and pusher-js load when a signed-in page first needs them. */
export const realtime = new RealtimeClient(async (settings, events) => {
  const { EchoConnection } = await import('#app/realtime/ui/echo_connection')
  return new EchoConnection(settings, events)
})

/** Names this tab's socket, so that it gets no broadcast of its own changes. */
export function socketHeader(): Record<string, string> {
  return realtime.socketId ? { 'X-Socket-ID': realtime.socketId } : {}
}

/** Watches the network and page visibility; once per tab. */
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
