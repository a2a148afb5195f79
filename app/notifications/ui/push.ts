import { api } from '#app/core/ui/api'

const routes = api.api.pushSubscriptions

/**
 * Whether this browser tells the signed-in person: it cannot (`unsupported`),
 * may not (`denied`, only the browser's own settings change that), `off` or `on`.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const WORKER = '/sw.js'

/** Asks nobody's leave; for the switch's first look. @throws Error when the server cannot say */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await ownSubscription()
  if (!subscription) return 'off'
  const { is_subscribed: isSubscribed } = await routes.show({
    query: { endpoint: subscription.endpoint },
  })
  return isSubscribed ? 'on' : 'off'
}

/**
 * Asks for leave and subscribes. To be called from a click: browsers ask
 * nobody out of the blue.
 *
 * @throws Error when the push service or the server could not be reached
 */
export async function subscribeToPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  if (permission !== 'granted') return 'off'

  const { key } = await routes.key({})
  const { endpoint, keys } = (await subscribe(key)).toJSON()
  await routes.store({
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  })
  return 'on'
}

/** Tells this browser nothing more. @throws Error when the server could not be reached */
export async function unsubscribeFromPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const subscription = await ownSubscription()
  if (subscription) {
    await routes.destroy({ body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** A subscription with another key, of before the keys changed, is worth nothing: it gives way. */
async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const present = await pushManager.getSubscription()
  if (present && keyOf(present) === key) return present
  await present?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** base64url */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
