import { test } from '@japa/runner'
import { enterAccount } from '#app/kit/hooks/account_scope'
import { CallFailure } from '#app/kit/calls/call_failure'
import { SeenThings, type Seen } from '#app/kit/offline/seen'
import {
  MAX_SEEN_LINE_CHARACTERS,
  MAX_SEEN_LINES,
  MAX_SEEN_PER_KIND,
} from '#app/kit/offline/seen_limits'
import { MemoryCaches } from '#app/kit/tests/memory_caches'

const AVA = 7
const NOAH = 8

const picture = {
  ...{ url: '/media/a/original.jpg', width: 2000, height: 1500, alt: null, placeholder: null },
  variants: [
    { width: 320, url: '/media/a/320.webp', type: 'image/webp' },
    { width: 960, url: '/media/a/960.avif', type: 'image/avif' },
    { width: 1600, url: '/media/a/1600.webp', type: 'image/webp' },
    { width: 960, url: '/media/a/960.webp', type: 'image/webp' },
  ],
}

function home(key: string, given: Partial<Seen> = {}): Seen {
  const lines = ['12 Shore Road']
  const href = `/properties/${key}`
  return { kind: 'listing', key, title: `Home ${key}`, note: null, lines, href, picture, ...given }
}

function makeDevice() {
  const caches = new MemoryCaches()
  const loaded: string[] = []
  let minute = 0
  const device = {
    caches,
    load: async (url: string) => {
      loaded.push(url)
      return new Response('picture')
    },
    now: () => new Date(Date.UTC(2026, 4, 1, 12, minute++)),
  }
  return { caches, device, loaded, seen: new SeenThings(device) }
}

test.group('What was last seen', (group) => {
  group.each.teardown(() => enterAccount(null))

  test('is kept per account, with a picture as large as a phone', async ({ assert }) => {
    const { caches, loaded, seen } = makeDevice()
    await seen.remember(AVA, home('a b'))
    assert.deepEqual(loaded, ['/media/a/960.webp'])
    assert.deepEqual(await caches.keys(), ['seen-7'])
    assert.deepEqual(caches.pathsIn('seen-7'), [
      '/offline/pictures/listing/a%20b',
      '/offline/seen/listing/a%20b',
    ])
    const cache = await caches.open('seen-7')
    const kept = await cache.match('/offline/seen/listing/a%20b')
    assert.deepEqual(await kept?.json(), {
      ...{ kind: 'listing', key: 'a b', title: 'Home a b', note: null, lines: ['12 Shore Road'] },
      ...{ href: '/properties/a b', has_picture: true, seen_at: '2026-05-01T12:00:00.000Z' },
    })
  })

  test('is the newest of each kind, and cut to what the page shows', async ({ assert }) => {
    const { caches, seen } = makeDevice()
    for (let at = 0; at < MAX_SEEN_PER_KIND + 2; at++) await seen.remember(AVA, home(`h${at}`))
    await seen.remember(AVA, home('h2'))
    const lines = Array.from({ length: MAX_SEEN_LINES + 5 }, () => 'a'.repeat(2000))
    await seen.remember(AVA, home('1', { kind: 'chat', lines, picture: null }))
    const paths = caches.pathsIn('seen-7')
    assert.lengthOf(
      paths.filter((path) => path.startsWith('/offline/seen/listing/')),
      MAX_SEEN_PER_KIND
    )
    for (const gone of ['h0', 'h1']) {
      assert.notInclude(paths, `/offline/seen/listing/${gone}`)
      assert.notInclude(paths, `/offline/pictures/listing/${gone}`)
    }
    assert.include(paths, '/offline/seen/listing/h2')
    const kept = await (await caches.open('seen-7')).match('/offline/seen/chat/1')
    const entry = (await kept!.json()) as { lines: string[]; has_picture: boolean }
    assert.lengthOf(entry.lines, MAX_SEEN_LINES)
    assert.lengthOf(entry.lines[0], MAX_SEEN_LINE_CHARACTERS + 1)
    assert.isFalse(entry.has_picture)
  })

  test('is kept without its picture if that can’t be loaded', async ({ assert }) => {
    const { caches, device } = makeDevice()
    const failing = [
      () => Promise.reject(new CallFailure(0)),
      () => Promise.reject(new CallFailure(403)),
    ]
    for (const [at, load] of failing.entries()) {
      await new SeenThings({ ...device, load }).remember(AVA, home(`h${at}`))
    }
    assert.deepEqual(caches.pathsIn('seen-7'), [
      '/offline/seen/listing/h0',
      '/offline/seen/listing/h1',
    ])
  })

  test('is gone when they sign out or somebody else signs in', async ({ assert }) => {
    const { caches, seen } = makeDevice()
    await seen.remember(AVA, home('a'))
    enterAccount(null)
    assert.deepEqual(await caches.keys(), [])

    await seen.remember(AVA, home('a'))
    await seen.remember(NOAH, home('b'))
    assert.deepEqual(await caches.keys(), ['seen-8'])
    await caches.open('open-house-desk')
    await seen.forgetOthers(NOAH)
    assert.deepEqual(await caches.keys(), ['seen-8', 'open-house-desk'])
    await seen.forgetOthers(null)
    assert.deepEqual(await caches.keys(), ['open-house-desk'])
  })

  test('doesn’t come back when they sign out while a picture loads', async ({ assert }) => {
    const { caches, device } = makeDevice()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<Response>()
    const asked = Promise.withResolvers<void>()
    const load = () => {
      asked.resolve()
      return arrived
    }
    const remembering = new SeenThings({ ...device, load }).remember(AVA, home('a'))
    await asked.promise
    enterAccount(null)
    arrive(new Response('picture'))
    await remembering
    assert.deepEqual(await caches.keys(), [])
  })
})
