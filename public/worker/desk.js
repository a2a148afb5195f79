/* Keeps the sign-in desk of an open house on the device, so that it reloads without a network. */

const DESK_KEPT = 'open-house-desk'
const DESK_PATIENCE_MS = 5000

self.addEventListener('message', (event) => {
  const { type, urls } = event.data
  if (type === 'keep') event.waitUntil(keepDesk(urls).then(() => event.source.postMessage('kept')))
})

function isDesk(pathname) {
  return /^\/open-houses\/[^/]+\/desk$/.test(pathname)
}

/** Built files never change under their name. */
function isBuilt(pathname) {
  return pathname.startsWith('/assets/')
}

async function keepDesk(urls) {
  // what the desk loads later is kept, too
  await self.clients.claim()
  const cache = await caches.open(DESK_KEPT)
  await Promise.all(
    urls.map(async (url) => {
      if (isBuilt(new URL(url).pathname) && (await cache.match(url))) return
      const answer = await fetch(url)
      if (answer.ok && !answer.redirected) await cache.put(url, answer)
    })
  )
}

async function deskPage(event) {
  const { url } = event.request
  try {
    const answer = await within(DESK_PATIENCE_MS, freshAnswer(event))
    if (answer.ok && !answer.redirected) {
      const cache = await caches.open(DESK_KEPT)
      await cache.put(url, answer.clone())
    }
    return answer
  } catch {
    return (await deskKept(url)) ?? offlinePage(url)
  }
}

async function deskFile({ request, clientId }) {
  const kept = await deskKept(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  const client = answer.ok && (await self.clients.get(clientId))
  if (client && isDesk(new URL(client.url).pathname)) {
    const cache = await caches.open(DESK_KEPT)
    await cache.put(request.url, answer.clone())
  }
  return answer
}

/** Makes no cache where there is none. */
function deskKept(url) {
  return caches.match(url, { cacheName: DESK_KEPT })
}

function within(milliseconds, promise) {
  const late = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is too slow')), milliseconds)
  })
  return Promise.race([promise, late])
}
