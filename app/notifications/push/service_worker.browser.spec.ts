import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'

const MESSAGE = { title: 'Noah Berg', body: 'Still free?', url: '/contact', tag: 'chat-12' }

async function register(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page)
  let registrationId = ''
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await eventually(() => registrationId, { what: () => 'the registration' })
  return (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
}

function shownOn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, ...data }))
  })
}

test.group('Service worker', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function openWithLeave() {
    const opened = await openPage(server.url, { browser: 'whole', hasWorker: true })
    await opened.context.grantPermissions(['notifications'])
    await opened.page.goto('/about')
    return opened
  }

  test('shows a message, and a later one of the same tag in its place', async ({ assert }) => {
    const { page, complaints } = await openWithLeave()
    const deliver = await register(page, server.url)
    await deliver(MESSAGE)
    await eventually(async () => (await shownOn(page)).length)
    assert.deepEqual(await shownOn(page), [MESSAGE])

    await deliver({ ...MESSAGE, body: 'Hello?' })
    await eventually(async () => (await shownOn(page)).some(({ body }) => body === 'Hello?'))
    await deliver({ ...MESSAGE, tag: 'chat-13' })
    await eventually(async () => (await shownOn(page)).length === 2)
    assert.deepEqual(complaints, [])
  })

  test('is silent on the page that the message is about', async ({ assert }) => {
    const { page } = await openWithLeave()
    const deliver = await register(page, server.url)
    await page.bringToFront()
    await deliver({ ...MESSAGE, url: '/about' })
    await deliver({ ...MESSAGE, tag: 'last' })
    await eventually(async () => (await shownOn(page)).length)
    assert.deepEqual(
      (await shownOn(page)).map(({ tag }) => tag),
      ['last']
    )
  })

  test('is silent on that page also where its address names more', async ({ assert }) => {
    const { page } = await openWithLeave()
    const deliver = await register(page, server.url)
    await page.goto('/about?tab=muted&chat=12#end')
    await page.bringToFront()
    await deliver({ ...MESSAGE, url: '/about?chat=12' })
    await deliver({ ...MESSAGE, url: '/about?chat=13', tag: 'another' })
    await eventually(async () => (await shownOn(page)).length)
    assert.deepEqual(
      (await shownOn(page)).map(({ tag }) => tag),
      ['another']
    )
  })

  test('brings what the server answers now, and keeps nothing of it', async ({ assert }) => {
    const { page } = await openWithLeave()
    await register(page, server.url)
    await page.reload()
    assert.isTrue(await page.evaluate(() => navigator.serviceWorker.controller !== null))
    const answer = await page.goto('/contact')
    assert.isTrue(answer?.fromServiceWorker())
    const [first, second] = [await requestIdOf(page, '/about'), await requestIdOf(page, '/about')]
    assert.notEqual(first, second)
    assert.deepEqual(await page.evaluate(() => caches.keys()), [])
  })
})

/** Which request the server answered with the page. */
async function requestIdOf(page: Page, path: string) {
  const answer = await page.goto(path)
  return answer?.headerValue('x-request-id')
}
