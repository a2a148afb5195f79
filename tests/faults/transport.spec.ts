import { constants, deflateSync } from 'node:zlib'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { requestText, sendAndAbort, sendRaw } from '#tests/support/raw_request'
import { Visitor } from '#tests/support/visitor'

const FORM = 'multipart/form-data; boundary=edge'
const EMPTY_NAME = '--edge\r\nContent-Disposition: form-data; name="f"; filename=""\r\n\r\nabc'
const FILE =
  '--edge\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n' +
  `${'a'.repeat(10_000)}\r\n--edge--\r\n`

const ABORTED = [
  ['GET', '/'],
  ['GET', '/nothing-here'],
  ['POST', '/login'],
] as const

interface LogLine {
  level: number
  msg: string
  request_id?: string
  client_request_id?: string
}

/** Whole lines; what is no JSON is nothing the product logged. */
function linesOf(output: string): LogLine[] {
  const whole = output.split('\n').slice(0, -1)
  return whole.filter((line) => line.startsWith('{')).map((line): LogLine => JSON.parse(line))
}

/** Errors, and warnings about requests: these tests cause no others. */
function matters({ level, request_id: request }: LogLine): boolean {
  return level >= 50 || (level >= 40 && request !== undefined)
}

/** Present when the server starts, deleted before it is requested. */
const REMOVED = 'removed_after_the_start.txt'

function multipart(path: string, body: string, length = body.length): string {
  return requestText('POST', path, { 'content-type': FORM, 'content-length': length }, body)
}

function json(body: string | Buffer, headers: Record<string, string | number>): Buffer {
  const head = requestText('POST', '/contact', {
    'accept': 'application/json',
    'content-type': 'application/json',
    ...headers,
  })
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

/** Compressed so that it breaks right after exceeding the limit. */
function brokenDeflate(bytes: number): Buffer {
  const whole = deflateSync(Buffer.alloc(bytes, 'a'), { finishFlush: constants.Z_SYNC_FLUSH })
  return Buffer.concat([whole, Buffer.alloc(100, 0xff)])
}

interface Malformed {
  bytes: string | Buffer
  status: number
  isCut?: boolean
}

const MALFORMED: Record<string, Malformed> = {
  'a length and chunks': {
    bytes: json('0\r\n\r\n', { 'content-length': 5, 'transfer-encoding': 'chunked' }),
    status: 400,
  },
  'two lengths': {
    bytes: 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{} ',
    status: 400,
  },
  'a negative length': { bytes: json('{}', { 'content-length': -1 }), status: 400 },
  'less than announced': { bytes: json('{}', { 'content-length': 50 }), status: 400, isCut: true },
  'a chunk without a size': {
    bytes: json('zz\r\n\r\n', { 'transfer-encoding': 'chunked' }),
    status: 400,
  },
  'a header with a control character': {
    bytes: 'GET / HTTP/1.1\r\nhost: a\r\nx-a\u0001: b\r\n\r\n',
    status: 400,
  },
  'headers that are too large': {
    bytes: requestText('GET', '/', { 'x-a': 'a'.repeat(40_000) }),
    status: 431,
  },
  'no host': { bytes: 'GET / HTTP/1.1\r\n\r\n', status: 400 },
  'a TLS greeting': { bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n', status: 400 },
  'an unknown expectation': {
    bytes: json('{}', { 'content-length': 2, 'expect': 'a miracle' }),
    status: 417,
  },
}

test.group('Requests as they arrive on the wire', (group) => {
  let server: BuiltServer
  let member: Visitor
  let temporary: string

  group.setup(async () => {
    await writeFile(join('build/public', REMOVED), 'here')
    const storage = await mkdtemp(join(tmpdir(), 'vesta-transport-'))
    temporary = join(storage, 'system-tmp')
    await mkdir(temporary)
    server = await BuiltServer.create({ storage, env: { TMPDIR: temporary, LOG_LEVEL: 'info' } })
    await server.start()
    await rm(join('build/public', REMOVED))
    member = new Visitor(server.url)
    await member.register('wired', server.storage)
    return () => server.remove()
  })

  /** Fails if the process exited or logged what matters during a test. */
  group.each.setup(() => {
    const { pid } = server
    const before = server.output.length
    return async () => {
      const alive = await fetch(`${server.url}/health/live`)
      const said = server.output.slice(before)
      if (!alive.ok || server.pid !== pid) throw new Error(`The process ended: ${said}`)
      const bad = linesOf(said).filter(matters)
      if (bad.length) throw new Error(`It logged: ${JSON.stringify(bad)}`)
    }
  })

  for (const path of ['/login', '/contact', '/api/chats', '/api/uploads', '/nothing-here']) {
    test(`a file that breaks off is refused: ${path}`, async ({ assert }) => {
      const answer = await sendRaw(server.port, multipart(path, EMPTY_NAME))
      assert.match(answer, /^HTTP\/1\.1 (415|419|401|302|404) /)
      await sendRaw(server.port, multipart(path, EMPTY_NAME, EMPTY_NAME.length + 50), true)
    })
  }

  test("a member's upload may break off anywhere", async ({ assert }) => {
    const form =
      '--edge\r\ncontent-disposition: form-data; name="for"\r\n\r\navatar\r\n' +
      '--edge\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n\r\n' +
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc\r\n' +
      '--edge\r\ncontent-disposition: form-data; name="other"; filename="b.jpg"\r\n\r\nabc\r\n' +
      '--edge--\r\n'
    for (const path of ['/api/uploads', '/api/designs/checks']) {
      for (let end = 1; end < form.length; end += 7) {
        const response = await member.send('POST', path, form.slice(0, end), {
          'content-type': FORM,
        })
        assert.oneOf(response.status, [400, 415, 422], form.slice(0, end))
      }
    }
    const whole = await member.send('POST', '/api/uploads', form, { 'content-type': FORM })
    assert.equal(whole.status, 415)
    assert.isEmpty(await readdir(join(server.storage, 'tmp')))
  })

  test('files for routes that take none leave nothing on the disk', async ({ assert }) => {
    const before = await readdir(temporary)
    for (const path of ['/login', '/contact', '/api/chats']) {
      const answer = await sendRaw(server.port, multipart(path, FILE))
      assert.match(answer, /^HTTP\/1\.1 415 /)
    }
    assert.deepEqual(await readdir(temporary), before)
  })

  test('an address outside of ASCII asks a stale tab to reload', async ({ assert }) => {
    for (const path of ['/%0a', '/properties/%E2%82%AC', '/about?a=%E2%82%AC%0d%0a']) {
      const answer = await sendRaw(server.port, requestText('GET', path, { 'x-inertia': 'true' }))
      assert.match(answer, /^HTTP\/1\.1 409 /)
      assert.include(answer.toLowerCase(), `\r\nx-inertia-location: ${path.toLowerCase()}\r\n`)
    }
  })

  test('a compressed body is refused unread', async ({ assert }) => {
    for (const bytes of [64 * 1024 + 30_000, 1024 * 1024 + 33_000, 1024 * 1024 + 50_000]) {
      const body = brokenDeflate(bytes)
      const headers = { 'content-encoding': 'deflate', 'content-length': body.length }
      const answer = await sendRaw(server.port, json(body, headers))
      assert.match(answer, /^HTTP\/1\.1 415 /)
      assert.match(answer, /\r\naccept-encoding: identity\r\n/i)
    }
  })

  test('a public file that was removed ends its request only', async () => {
    await sendRaw(server.port, requestText('GET', `/${REMOVED}`))
  })

  for (const [what, { bytes, status, isCut }] of Object.entries(MALFORMED)) {
    test(`get a clean refusal: ${what}`, async ({ assert }) => {
      const answer = await sendRaw(server.port, bytes, isCut)
      assert.equal(answer.slice(9, 12), String(status))
      assert.notMatch(answer, /\n\s+at |node_modules/)
    })
  }

  test('requests that are broken off log one line each', async ({ assert }) => {
    const before = server.output.length
    const logged = () => linesOf(server.output.slice(before))
    // an earlier request may log late
    const ours = () => logged().filter((line) => line.client_request_id?.startsWith('aborted-'))
    const ids = Array.from({ length: 9 }, (_, i) => `aborted-${i}`)
    for (const [i, id] of ids.entries()) {
      const [method, path] = ABORTED[i % ABORTED.length]!
      await sendAndAbort(server.port, method, path, id)
    }
    await eventually(() => ours().length >= ids.length, {
      what: () => `nine lines in ${JSON.stringify(logged())}`,
    })
    assert.sameMembers(
      ours().map((line) => line.client_request_id),
      ids
    )
    for (const line of ours()) assert.containsSubset(line, { level: 30, msg: 'request' })
    assert.isEmpty(logged().filter((line) => line.level >= 50))
  })
})
