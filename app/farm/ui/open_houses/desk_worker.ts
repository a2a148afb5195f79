const WORKER = '/desk.js'

/**
 * Keeps this page on the device. @param onKept once it would reload without a network
 */
export async function keepDesk(onKept: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'kept') onKept()
  })
  const registration = await serviceWorker.register(WORKER, { scope: location.pathname })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (!worker) return
  const keep = () => worker.postMessage({ type: 'keep', urls: [location.href, ...loadedFiles()] })
  if (worker.state === 'activated') return keep()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') keep()
  })
}

function loadedFiles(): string[] {
  const { origin } = location
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names)].filter((name) => name.startsWith(`${origin}/assets/`))
}
