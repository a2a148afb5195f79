import { test } from '@japa/runner'
import { ORIGIN, SiteWorker } from '#app/kit/tests/site_worker'

const DESK = '/open-houses/shore-road/desk'
const LOGO = '/assets/logo-1.js'

const page = (text: string) => () => Promise.resolve(new Response(text))

async function see(worker: SiteWorker, cacheName: string, given: object = {}) {
  const cache = await worker.caches.open(cacheName)
  const entry = {
    ...{ kind: 'chat', key: '3', title: 'Noah Berg', note: null, lines: ['Noah: Still free?'] },
    ...{ href: '/chats?chat=3', has_picture: false, seen_at: '2026-05-01T12:00:00.000Z' },
    ...given,
  }
  await cache.put(`/offline/seen/${entry.kind}/${entry.key}`, Response.json(entry))
}

async function textOf(answer: Response | null): Promise<string> {
  return answer ? answer.text() : ''
}

test.group('The worker', () => {
  test('brings the server’s page while there is one, even a failure', async ({ assert }) => {
    const worker = new SiteWorker()
    await see(worker, 'seen-7')
    worker.network = page('first')
    assert.equal(await textOf(await worker.ask({ path: '/chats' })), 'first')
    worker.network = page('second')
    assert.equal(await textOf(await worker.ask({ path: '/chats' })), 'second')
    worker.network = () => Promise.resolve(new Response('Sorry', { status: 500 }))
    const failed = await worker.ask({ path: '/chats' })
    assert.equal(failed?.status, 500)
  })

  test('without a network shows what was last seen, the newest first', async ({ assert }) => {
    const worker = new SiteWorker()
    await see(worker, 'seen-7')
    const later = { key: '4', title: 'Iva', seen_at: '2026-05-02T12:00:00.000Z' }
    await see(worker, 'seen-7', later)
    await see(worker, 'seen-7', { kind: 'listing', key: 'shore', title: 'Shore Road' })
    const answer = await worker.ask({ path: '/feed?at=3' })
    assert.equal(answer?.status, 503)
    assert.equal(answer?.headers.get('cache-control'), 'no-store')
    assert.notInclude(answer?.headers.get('content-security-policy'), 'script-src')
    const html = (await answer?.text()) ?? ''
    assert.include(html, `href="${ORIGIN}/feed?at=3">Try again`)
    assert.match(html, /Homes[\s\S]*Shore Road[\s\S]*Chats[\s\S]*Iva[\s\S]*Noah Berg/)
    assert.include(html, 'Noah: Still free?')
    assert.notInclude(html, '>Designs<')
  })

  test('without a network opens what was asked for, if it was seen', async ({ assert }) => {
    const worker = new SiteWorker()
    await see(worker, 'seen-7')
    const home = { kind: 'listing', key: 'shore', title: 'Shore Road', href: '/properties/shore' }
    await see(worker, 'seen-7', home)
    const html = await textOf(await worker.ask({ path: '/properties/shore' }))
    assert.match(html, /As you last saw it[\s\S]*<details open>[\s\S]*Shore Road[\s\S]*Chats/)
    assert.notInclude(html, '>Homes<')
    const other = await textOf(await worker.ask({ path: '/feed' }))
    assert.notInclude(other, '<details open>')
    assert.include(other, '>Homes<')
  })

  test('lets no title or message become markup', async ({ assert }) => {
    const worker = new SiteWorker()
    const evil = `"><script>alert('x')</script>`
    await see(worker, 'seen-7', { title: evil, note: evil, lines: [evil], href: evil, key: evil })
    const html = await textOf(await worker.ask({ path: `/a?${encodeURIComponent(evil)}` }))
    assert.include(html, '&#60;script&#62;')
    assert.notInclude(html, '<script')
  })

  test('shows nothing of anybody where it isn’t clear whose it is', async ({ assert }) => {
    const worker = new SiteWorker()
    await see(worker, 'seen-7')
    await see(worker, 'seen-8')
    const html = await textOf(await worker.ask({ path: '/' }))
    assert.include(html, 'You’re offline')
    assert.notInclude(html, 'Noah')
  })

  test('has the chosen theme', async ({ assert }) => {
    const worker = new SiteWorker()
    assert.notInclude(await textOf(await worker.ask({ path: '/' })), '<html lang="en" data-theme')
    worker.theme = 'dark'
    assert.include(
      await textOf(await worker.ask({ path: '/' })),
      '<html lang="en" data-theme="dark"'
    )
  })

  test('has pictures of what was seen, and only those', async ({ assert }) => {
    const worker = new SiteWorker()
    const cache = await worker.caches.open('seen-7')
    await cache.put('/offline/pictures/design/3', new Response('picture'))
    const ask = (path: string) => worker.ask({ path, mode: 'no-cors', destination: 'image' })
    assert.equal(await textOf(await ask('/offline/pictures/design/3')), 'picture')
    assert.equal((await await ask('/offline/pictures/design/4'))?.status, 404)
  })

  test('forgets all of a person when they sign out', async ({ assert }) => {
    const worker = new SiteWorker()
    await see(worker, 'seen-7')
    await worker.caches.open('shared-photo')
    const left = await worker.ask({ path: '/logout', method: 'POST', mode: 'cors' })
    assert.isNull(left)
    assert.deepEqual(await worker.caches.keys(), [])
    assert.equal(worker.badgesCleared, 1)
    assert.notInclude(await textOf(await worker.ask({ path: '/chats' })), 'Noah')
  })

  test('leaves all else to the browser', async ({ assert }) => {
    const worker = new SiteWorker()
    for (const asked of [
      { path: '/api/chats', mode: 'cors', destination: '' },
      { path: '/media/a/original.jpg', mode: 'no-cors', destination: 'image' },
      { path: '/mails/1', destination: 'iframe' },
      { path: '/login', method: 'POST' },
      { path: '/api/chats/3', method: 'DELETE', mode: 'cors' },
      { path: 'https://elsewhere.test/' },
    ]) {
      assert.isNull(await worker.ask(asked), asked.path)
    }
  })
})

test.group('The desk of an open house', () => {
  test('reloads without a network, with the files it loaded', async ({ assert }) => {
    const worker = new SiteWorker()
    worker.clients.here = { url: `${ORIGIN}${DESK}` }
    worker.network = (url) => page(`from ${url}`)()
    await worker.ask({ path: DESK })
    await worker.ask({ path: LOGO, mode: 'cors', destination: 'script' })
    worker.network = () => Promise.reject(new TypeError('no network'))
    assert.equal(await textOf(await worker.ask({ path: DESK })), `from ${ORIGIN}${DESK}`)
    assert.include(await textOf(await worker.ask({ path: LOGO, mode: 'cors' })), LOGO)
    const other = await worker.ask({ path: '/open-houses/elsewhere/desk' })
    assert.include(await textOf(other), 'You’re offline')
  })

  test('is the only page whose files are kept', async ({ assert }) => {
    const worker = new SiteWorker()
    worker.clients.here = { url: `${ORIGIN}/chats` }
    worker.network = page('file')
    await worker.ask({ path: LOGO, mode: 'cors', destination: 'script' })
    await worker.ask({ path: '/chats' })
    assert.deepEqual(await worker.caches.keys(), [])
  })
})

test.group('A photo shared from another app', () => {
  function share(worker: SiteWorker, file: File | null) {
    const form = new FormData()
    form.set('title', 'My room')
    if (file) form.set('photo', file)
    return worker.ask({ path: '/share-photo', method: 'POST', form })
  }

  test('is kept on the device, and the page for it opens', async ({ assert }) => {
    const worker = new SiteWorker()
    const photo = new File(['room'], 'Mein Zimmer ü.jpg', { type: 'image/jpeg' })
    const answer = await await share(worker, photo)
    assert.equal(answer?.status, 303)
    assert.equal(answer?.headers.get('location'), `${ORIGIN}/share-photo`)
    const cache = await worker.caches.open('shared-photo')
    const kept = await cache.match('/share-photo/photo')
    assert.equal(await kept?.text(), 'room')
    assert.equal(kept?.headers.get('content-type'), 'image/jpeg')
    assert.equal(decodeURIComponent(kept?.headers.get('x-name') ?? ''), photo.name)
  })

  test('takes the place of the one before, also if there is none', async ({ assert }) => {
    const worker = new SiteWorker()
    await await share(worker, new File(['room'], 'a.jpg'))
    await await share(worker, null)
    assert.deepEqual(await worker.caches.keys(), [])
  })
})
