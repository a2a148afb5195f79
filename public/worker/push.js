/* Shows push notifications when no page is open, and opens the page behind them. */

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(addressOf(event.notification.data.url)))
})

async function show({ title, body, url, tag }) {
  const pages = await openPages()
  const isBeforeTheirEyes = pages.some((page) => page.focused && shows(page, addressOf(url)))
  if (isBeforeTheirEyes) return
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: Boolean(tag),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
  })
}

async function openAt(address) {
  const pages = await openPages()
  const page = pages.find((each) => shows(each, address))
  await (page ? page.focus() : self.clients.openWindow(address))
}

/** Whether a page is at a URL, ignoring its own tab and anchor. */
function shows(page, address) {
  const [there, wanted] = [new URL(page.url), new URL(address)]
  if (there.origin !== wanted.origin || there.pathname !== wanted.pathname) return false
  return [...wanted.searchParams].every(([name, value]) => there.searchParams.get(name) === value)
}

function openPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** Always a URL on our own origin. */
function addressOf(url) {
  const address = new URL(url, self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}
