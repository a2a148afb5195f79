import fc from 'fast-check'
import { hostileMultipart } from './hostile_multipart.js'

export type Ending = 'half-close' | 'destroy' | 'reset' | 'destroy-on-answer'

export interface RawExchange {
  chunks: Buffer[]
  ending: Ending
}

const LINE = '\r\n'
const ADDRESS = 'X-Forwarded-For: 10.9.9.9'
const HEAD = `Host: 127.0.0.1${LINE}${ADDRESS}${LINE}`

const REQUEST_LINES = [
  'GET / HTTP/1.1',
  'GET / HTTP/1.0',
  'GET /',
  'GET / HTTP/2.0',
  'GET / HTTP/9.9',
  'get / http/1.1',
  'GET  /  HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  'PRI * HTTP/2.0',
  'OPTIONS * HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET //evil.example/.. HTTP/1.1',
  'GET /\xe2\x82\xac HTTP/1.1',
  'GET /\0 HTTP/1.1',
  'GET /#a?b HTTP/1.1',
  'GET ? HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'CONNECT / HTTP/1.1',
  'BREW /pot HTTP/1.1',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '',
]

const HEADER_LINES = [
  'Host: a\r\nHost: b',
  'No colon here',
  ': no name',
  'X-Null: a\0b',
  'X-Folded: a\r\n b',
  'X-Bare: a\nX-Line: b',
  `X-Huge: ${'h'.repeat(100_000)}`,
  Array.from({ length: 3_000 }, (_, i) => `X-${i}: ${i}`).join(LINE),
  'Expect: 100-continue\r\nContent-Length: 3',
  'Expect: nothing',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x',
  'Connection: close, x-forwarded-for',
  'Cookie: \xff\xfe\x00',
  'X-Inertia: true',
  'Accept: \xe2\x82\xac',
]

const LENGTHS = [
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 400000',
  'Content-Length: 2',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: gzip',
]

const CHUNKED_BODIES = [
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhel',
  'ffffffffffffffff\r\nx',
  '-1\r\nx\r\n',
  'zz\r\nx\r\n',
  '5;ext="\0"\r\nhello\r\n0\r\nTrailer: a\r\n\r\n',
  '3\r\nabcdef\r\n0\r\n\r\n',
  '0\r\nGET / HTTP/1.1\r\n\r\n',
]

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=XX',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'garbage',
]

const WRITES = ['/login', '/contact', '/register', '/api/chats', '/api/uploads', '/nowhere']
const READS = [
  '/',
  '/%0a',
  '/properties/%E2%82%AC',
  '/login',
  '/designs',
  '/api/places',
  '/assets/x',
]

const latin = (text: string) => Buffer.from(text, 'latin1')

const oddHead = fc
  .tuple(
    fc.constantFrom(...REQUEST_LINES),
    fc.array(fc.constantFrom(...HEADER_LINES), { maxLength: 2 }),
    fc.boolean()
  )
  .map(([line, headers, isWhole]) =>
    latin([line, `${HEAD}${headers.join(LINE)}`, isWhole ? `${LINE}${LINE}` : ''].join(LINE))
  )

const oddLength = (credentials: string) =>
  fc
    .record({
      path: fc.constantFrom(...WRITES),
      type: fc.constantFrom(...TYPES),
      length: fc.constantFrom(...LENGTHS),
      body: fc.oneof(
        fc.constantFrom(...CHUNKED_BODIES, '', '{"email":', '--XX\r\n'),
        hostileMultipart.map(({ body }) => body.toString('latin1').slice(0, 2_000))
      ),
    })
    .map(({ path, type, length, body }) =>
      latin(
        `POST ${path} HTTP/1.1${LINE}${HEAD}${credentials}Content-Type: ${type}${LINE}` +
          `${length}${LINE}${LINE}${body}`
      )
    )

const cutForm = (credentials: string) =>
  fc
    .tuple(fc.constantFrom(...WRITES), hostileMultipart, fc.nat(5_000))
    .map(([path, { contentType, body }, more]) =>
      Buffer.concat([
        latin(
          `POST ${path} HTTP/1.1${LINE}${HEAD}${credentials}Accept: application/json${LINE}` +
            `Content-Type: ${contentType}${LINE}Content-Length: ${body.length + more}${LINE}${LINE}`
        ),
        body,
      ])
    )

const pipelined = fc
  .array(fc.tuple(fc.constantFrom(...READS), fc.constantFrom('', 'X-Inertia: true\r\n')), {
    minLength: 2,
    maxLength: 12,
  })
  .map((all) =>
    latin(
      all.map(([path, more]) => `GET ${path} HTTP/1.1${LINE}${HEAD}${more}${LINE}`).join('') +
        `POST /login HTTP/1.1${LINE}${HEAD}Content-Length: 5${LINE}${LINE}helloGET / HT`
    )
  )

const oddFrames = (key: string) =>
  fc
    .tuple(fc.constantFrom(key, 'nobody'), fc.uint8Array({ maxLength: 300 }))
    .map(([app, frames]) =>
      Buffer.concat([
        latin(
          `GET /app/${app}?protocol=7 HTTP/1.1${LINE}${HEAD}Upgrade: websocket${LINE}` +
            `Connection: Upgrade${LINE}Sec-WebSocket-Version: 13${LINE}` +
            `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==${LINE}${LINE}`
        ),
        frames,
      ])
    )

export function rawExchange(
  headers: Record<string, string>,
  realtimeKey: string
): fc.Arbitrary<RawExchange> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}${LINE}`)
  const credentials = fc.constantFrom('', lines.join(''))
  const bytes = fc.oneof(
    { weight: 4, arbitrary: oddHead },
    { weight: 4, arbitrary: credentials.chain(oddLength) },
    { weight: 6, arbitrary: credentials.chain(cutForm) },
    { weight: 2, arbitrary: pipelined },
    { weight: 2, arbitrary: oddFrames(realtimeKey) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2_000 }).map((noise) => Buffer.from(noise)) }
  )
  return fc.record({
    chunks: fc.tuple(bytes, fc.double({ min: 0, max: 1, noNaN: true })).map(([all, share]) => {
      const at = Math.floor(all.length * share)
      return [all.subarray(0, at), all.subarray(at)]
    }),
    ending: fc.constantFrom<Ending>(
      'half-close',
      'half-close',
      'half-close',
      'destroy',
      'reset',
      'destroy-on-answer'
    ),
  })
}
