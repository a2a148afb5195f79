import { api } from '#app/kit/calls/api'
import { findWorker, hasWorkers, registerWorker } from '#app/kit/offline/worker'

const routes = api.api.pushSubscriptions

/** Whether this browser shows notifications. Only its own settings can change `denied`. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Doesn't ask for permission. @throws Error if the server is unreachable */
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
 * Asks for permission and subscribes. Browsers only ask after a click.
 * @throws Error if the push service or the server is unreachable
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

/** @throws Error if the server is unreachable */
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
  return hasWorkers() && 'PushManager' in window && 'Notification' in window
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await findWorker()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Replaces a subscription made with an older key. */
async function subscribe(key: string): Promise<PushSubscription> {
  await registerWorker()
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
