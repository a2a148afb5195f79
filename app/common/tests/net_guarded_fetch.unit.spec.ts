// Long because: every rule of the guarded fetch shares one local web and its servers.
import type { RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { FetchError } from '#app/common/net/fetch_error'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { PUBLIC_NETWORK } from '#app/common/net/network_guard'
import { LocalWeb } from '#tests/support/local_web'

let webs: LocalWeb[] = []

async function serve(listener: RequestListener, options?: { isTls?: boolean }) {
  const web = await LocalWeb.start(listener, options)
  webs.push(web)
  return web
}

/** The reason a fetch was refused. */
async function reasonOf(fetching: Promise<unknown>): Promise<string> {
  try {
    await fetching
    return 'fetched'
  } catch (error) {
    if (error instanceof FetchError) return error.reason
    throw error
  }
}

const stopServers = async () => {
  await Promise.all(webs.map((web) => web.stop()))
  webs = []
}

test.group('Guarded fetch', (group) => {
  group.each.teardown(stopServers)

  test('answers what a server of the public network says', async ({ assert }) => {
    const web = await serve((request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain', 'x-host': request.headers.host })
      response.end(request.url)
    })
    const answer = await guardedFetch(web.url('/a?b=1'), { guard: web.guard() })
    assert.equal(answer.status, 404)
    assert.equal(answer.body.toString(), '/a?b=1')
    assert.equal(answer.headers['x-host'], `site.test:${web.port}`)
  })

  test('asks over TLS for the name, though it connects to the pinned address', async ({
    assert,
  }) => {
    const web = await serve((_, response) => response.end('safe'), { isTls: true })
    const answer = await guardedFetch(web.url(), { guard: web.guard() })
    assert.equal(answer.body.toString(), 'safe')

    const guard = web.guard({ 'other.test': ['127.0.0.1'] })
    assert.equal(await reasonOf(guardedFetch(web.url('/', 'other.test'), { guard })), 'failed')
    const untrusting = { ...web.guard(), ca: undefined }
    assert.equal(await reasonOf(guardedFetch(web.url(), { guard: untrusting })), 'failed')
  })

  test('sends no cookie, keeps none and asks no proxy', async ({ assert }) => {
    const proxied: string[] = []
    const proxy = await serve((request, response) => {
      proxied.push(request.url!)
      response.end()
    })
    const cookies: unknown[] = []
    const web = await serve((request, response) => {
      cookies.push(request.headers.cookie)
      if (request.url === '/') response.writeHead(302, { 'location': '/x', 'set-cookie': 'a=1' })
      response.end()
    })
    process.env.HTTP_PROXY = process.env.http_proxy = `http://127.0.0.1:${proxy.port}`
    try {
      await guardedFetch(web.url(), { guard: web.guard() })
    } finally {
      delete process.env.HTTP_PROXY
      delete process.env.http_proxy
    }
    assert.deepEqual(cookies, [undefined, undefined])
    assert.deepEqual(proxied, [])
  })

  test('takes only media types that are wanted', async ({ assert }) => {
    const web = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'TEXT/HTML; charset=utf-8' })
      response.end(request.headers.accept)
    })
    const fetchAs = (type: string) =>
      guardedFetch(web.url(), { guard: web.guard(), contentTypes: [type] })
    assert.equal((await fetchAs('text/html')).body.toString(), 'text/html')
    assert.equal(await reasonOf(fetchAs('image/png')), 'wrong_type')
  })

  test('posts, and follows no redirect then', async ({ assert }) => {
    const web = await serve(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      response.writeHead(307, { location: '/elsewhere', seen: `${request.method} ${body}` })
      response.end()
    })
    const answer = await guardedFetch(web.url(), {
      method: 'POST',
      body: Buffer.from('words'),
      guard: web.guard(),
    })
    assert.equal(answer.status, 307)
    assert.equal(answer.headers.seen, 'POST words')
  })
})

test.group('Guarded fetch refuses', () => {
  for (const address of [
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:text/html,hello',
    'javascript:alert(1)',
    '//example.com/',
    'not an address',
    '',
    'http://',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'http://example.com:22/',
    'https://example.com:6379/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://metadata.localhost/',
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
  ]) {
    test(`${address || 'nothing'}`, async ({ assert }) => {
      assert.equal(await reasonOf(guardedFetch(address)), 'refused')
    })
  }

  test('a name of the private network, and one with answers of both kinds', async ({ assert }) => {
    for (const addresses of [
      ['10.0.0.1'],
      ['8.8.8.8', '192.168.0.1'],
      ['8.8.8.8', '::ffff:127.0.0.1'],
      ['2606:4700::1111', 'fe80::1'],
      ['not an address'],
    ]) {
      const guard = { ...PUBLIC_NETWORK, resolve: async () => addresses }
      assert.equal(await reasonOf(guardedFetch('https://example.com/', { guard })), 'refused')
    }
  })
})

test.group('Guarded fetch and names', (group) => {
  group.each.teardown(stopServers)

  test('connects to the address that was checked, whatever the name says next', async ({
    assert,
  }) => {
    const checked: string[] = []
    const asked: string[] = []
    const web = await serve((_, response) => response.end('pinned'))
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.3']]
    const guard = {
      ...web.guard(),
      resolve: async (hostname: string) => {
        asked.push(hostname)
        return answers.shift() ?? []
      },
      isAllowed: (address: string) => {
        checked.push(address)
        return address === '127.0.0.1'
      },
    }
    const { body } = await guardedFetch(web.url('/', 'rebinding.test'), { guard })
    assert.equal(body.toString(), 'pinned')
    assert.deepEqual(asked, ['rebinding.test'])
    assert.deepEqual(checked, ['127.0.0.1'])
  })

  test('tries the next address where nobody answers at the first', async ({ assert }) => {
    const web = await serve((_, response) => response.end('second'))
    const guard = {
      ...web.guard({ 'two.test': ['127.0.0.2', '127.0.0.1'] }),
      isAllowed: (address: string) => address.startsWith('127.0.0.'),
    }
    const { body } = await guardedFetch(web.url('/', 'two.test'), { guard })
    assert.equal(body.toString(), 'second')
  })

  test('asks again for a redirect, and refuses what the name says then', async ({ assert }) => {
    const requested: string[] = []
    const web = await serve((request, response) => {
      requested.push(request.url!)
      response.writeHead(302, { location: '/inside' }).end()
    })
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const guard = { ...web.guard(), resolve: async () => answers.shift() ?? [] }
    assert.equal(await reasonOf(guardedFetch(web.url(), { guard })), 'refused')
    assert.deepEqual(requested, ['/'])
  })

  test('says that a name is unknown, or has no address', async ({ assert }) => {
    const web = await serve((_, response) => response.end())
    const guard = web.guard({ 'empty.test': [] })
    assert.equal(await reasonOf(guardedFetch('http://unknown.test/', { guard })), 'failed')
    assert.equal(await reasonOf(guardedFetch('http://empty.test/', { guard })), 'failed')
    // too long for any resolver to ask for
    assert.equal(await reasonOf(guardedFetch(`http://${'a'.repeat(64)}.test/`)), 'failed')
  })

  test('waits no longer for a name than for an answer', async ({ assert }) => {
    const guard = { ...PUBLIC_NETWORK, resolve: () => new Promise<string[]>(() => {}) }
    const fetching = guardedFetch('http://slow.test/', { guard, timeoutMs: 50 })
    assert.equal(await reasonOf(fetching), 'timeout')
  })
})

test.group('Guarded fetch and redirects', (group) => {
  group.each.teardown(stopServers)

  const redirect = (location: (path: string) => string | null) =>
    serve(({ url }, response) => {
      const next = location(url!)
      if (next === null) return void response.end(url)
      response.writeHead(302, { location: next }).end('moved')
    })

  test('follows five, relative ones too', async ({ assert }) => {
    const web = await redirect((path) => (path.length < 6 ? `${path}x` : null))
    const { url, body } = await guardedFetch(web.url('/'), { guard: web.guard() })
    assert.equal(body.toString(), '/xxxxx')
    assert.equal(url.pathname, '/xxxxx')
  })

  test('gives up on the sixth and on a loop', async ({ assert }) => {
    const chain = await redirect((path) => (path.length < 7 ? `${path}x` : null))
    assert.equal(await reasonOf(guardedFetch(chain.url('/'), { guard: chain.guard() })), 'failed')
    const loop = await redirect((path) => (path === '/a' ? '/b' : '/a'))
    assert.equal(await reasonOf(guardedFetch(loop.url('/a'), { guard: loop.guard() })), 'failed')
  })

  for (const location of [
    'http://10.0.0.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0x0a000001/',
    '//[::1]/',
    'http://inside.test/',
    'http://localhost/',
    'http://site.test:6379/',
    'http://user:secret@site.test/',
    'file:///etc/passwd',
    'http://',
  ]) {
    test(`refuses one to ${location}`, async ({ assert }) => {
      const web = await redirect((path) => (path === '/' ? location : null))
      const guard = web.guard({ 'inside.test': ['192.168.0.1'] })
      assert.equal(await reasonOf(guardedFetch(web.url(), { guard })), 'refused')
    })
  }

  test('takes headers to the first origin only', async ({ assert }) => {
    const keys: unknown[] = []
    const web = await serve((request, response) => {
      keys.push(request.headers['x-key'])
      const next = { '/': '/own', '/own': web.url('/foreign', 'push.test') }[request.url!]
      response.writeHead(next ? 302 : 200, next ? { location: next } : {}).end()
    })
    await guardedFetch(web.url(), { guard: web.guard(), headers: { 'x-key': '1' } })
    assert.deepEqual(keys, ['1', '1', undefined])
  })
})

test.group('Guarded fetch and large or slow answers', (group) => {
  group.each.teardown(stopServers)

  const KB = Buffer.alloc(1024, 'a')

  test('unpacks what is packed', async ({ assert }) => {
    const web = await serve(({ url }, response) => {
      const encoding = url!.slice(1)
      response.setHeader('content-encoding', encoding)
      response.end(encoding === 'br' ? brotliCompressSync('words') : gzipSync('words'))
    })
    const fetchAs = (encoding: string) =>
      guardedFetch(web.url(`/${encoding}`), { guard: web.guard() })
    assert.equal((await fetchAs('gzip')).body.toString(), 'words')
    assert.equal((await fetchAs('br')).body.toString(), 'words')
    assert.equal(await reasonOf(fetchAs('rot13')), 'failed')
  })

  test('stops reading a body that never ends', async ({ assert }) => {
    let sent = 0
    const closed = Promise.withResolvers<void>()
    const web = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(KB)) sent += KB.length
      }
      response.on('drain', more).on('close', closed.resolve)
      more()
    })
    const fetching = guardedFetch(web.url(), { guard: web.guard(), maxBytes: 10_000 })
    assert.equal(await reasonOf(fetching), 'too_large')
    await closed.promise
    assert.isBelow(sent, 32 * 1024 * 1024)
  })

  test('keeps the beginning where that is enough', async ({ assert }) => {
    const web = await serve((_, response) => response.end(Buffer.alloc(100_000, 'a')))
    const { body } = await guardedFetch(web.url(), {
      guard: web.guard(),
      maxBytes: 10_000,
      overflow: 'cut',
    })
    assert.lengthOf(body, 10_000)
  })

  test('takes a body of exactly the size, and not one byte more', async ({ assert }) => {
    const web = await serve((_, response) => response.end(KB))
    const upTo = (maxBytes: number) => guardedFetch(web.url(), { guard: web.guard(), maxBytes })
    assert.lengthOf((await upTo(1024)).body, 1024)
    assert.equal(await reasonOf(upTo(1023)), 'too_large')
  })

  test('unpacks no bomb', async ({ assert }) => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    const web = await serve((_, response) => {
      response.setHeader('content-encoding', 'gzip')
      response.end(bomb)
    })
    const before = process.memoryUsage().arrayBuffers
    const fetching = guardedFetch(web.url(), { guard: web.guard(), maxBytes: 100_000 })
    assert.equal(await reasonOf(fetching), 'too_large')
    assert.isBelow(process.memoryUsage().arrayBuffers - before, 50 * 1024 * 1024)
  })

  test('waits for no answer longer than it was told, nor for the rest of one', async ({
    assert,
  }) => {
    const silent = await serve(() => {})
    const slow = await serve((_, response) => {
      const drip = setInterval(() => response.write('a'), 10)
      response.on('close', () => clearInterval(drip))
    })
    for (const web of [silent, slow]) {
      const fetching = guardedFetch(web.url(), { guard: web.guard(), timeoutMs: 100 })
      assert.equal(await reasonOf(fetching), 'timeout')
    }
  })

  test('says when a connection breaks or is refused', async ({ assert }) => {
    const breaking = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half')
      setImmediate(() => response.destroy())
    })
    const guard = breaking.guard()
    const url = breaking.url()
    assert.equal(await reasonOf(guardedFetch(url, { guard })), 'failed')
    await stopServers()
    assert.equal(await reasonOf(guardedFetch(url, { guard })), 'failed')
  })
})
