const WORKER = '/sw.js'

export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator
}

/** The site's worker, which may still be starting. @throws Error if the browser refuses it */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(WORKER)
}
