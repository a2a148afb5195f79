import { hasWorkers, registerWorker } from '#app/kit/offline/worker'

/**
 * Keeps this page on the device.
 * @param onKept once it would reload without a network
 * @param signal ends the listening
 */
export async function keepDesk(onKept: () => void, signal: AbortSignal): Promise<void> {
  if (!hasWorkers()) return
  const onMessage = ({ data }: MessageEvent) => {
    if (data === 'kept') onKept()
  }
  navigator.serviceWorker.addEventListener('message', onMessage, { signal })
  const registration = await registerWorker()
  // the newest: an older one may end before it has kept anything
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker) return
  const keep = () => worker.postMessage({ type: 'keep', urls: [location.href, ...loadedFiles()] })
  if (worker.state === 'activated') return keep()
  const onStateChange = () => {
    if (worker.state === 'activated') keep()
  }
  worker.addEventListener('statechange', onStateChange, { signal })
}

function loadedFiles(): string[] {
  const { origin } = location
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names)].filter((name) => name.startsWith(`${origin}/assets/`))
}
