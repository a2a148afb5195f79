/* Keeps the sign-in desk of an open house on the device, so that it reloads without a network. Each
   desk registers it for its own path; it handles nothing else. */

const KEPT = 'open-house-desk'
const PATIENCE_MS = 5000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { type, urls } = event.data
  if (type === 'keep') event.waitUntil(keep(urls).then(() => event.source.postMessage('kept')))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname.endsWith('/desk')) event.respondWith(page(request))
  else if (isBuilt(pathname)) event.respondWith(built(request))
})

/** Built files never change under their name. */
function isBuilt(pathname) {
  return pathname.startsWith('/assets/')
}

async function keep(urls) {
  const cache = await caches.open(KEPT)
  await Promise.all(
    urls.map(async (url) => {
      if (isBuilt(new URL(url).pathname) && (await cache.match(url))) return
      const answer = await fetch(url)
      if (answer.ok && !answer.redirected) await cache.put(url, answer)
    })
  )
}

async function page(request) {
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.ok && !answer.redirected) await cache.put(request.url, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request.url)
    if (kept) return kept
    throw error
  }
}

async function built(request) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}
