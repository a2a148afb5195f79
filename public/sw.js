/* The one worker of the site: push notifications, the desk of an open house, what was last seen for
   when there is no network, and photos shared from other apps. Pages always come from the server
   while it answers. */

importScripts('/worker/push.js', '/worker/desk.js', '/worker/offline.js', '/worker/shared_photo.js')

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  // the page is asked for while the worker starts
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST') {
    if (pathname === '/logout') event.waitUntil(forgetPerson())
    else if (isSharedPhoto(request, pathname)) event.respondWith(keepSharedPhoto(request))
  } else if (request.method !== 'GET') {
    return
  } else if (request.mode === 'navigate' && request.destination === 'document') {
    event.respondWith(isDesk(pathname) ? deskPage(event) : freshPage(event))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(deskFile(event))
  } else if (pathname.startsWith('/offline/pictures/')) {
    event.respondWith(seenPicture(request))
  }
})

/** The server's answer, whatever it is; what was last seen only if there is none. */
async function freshPage(event) {
  try {
    return await freshAnswer(event)
  } catch {
    return offlinePage(event.request.url)
  }
}

async function freshAnswer({ request, preloadResponse }) {
  return (await preloadResponse) ?? (await fetch(request))
}

/** Also where the tab that signs out can't: scripts may be off, and other tabs may be open. */
async function forgetPerson() {
  await Promise.all([forgetSeen(), forgetSharedPhoto(), self.navigator.clearAppBadge?.()])
}
