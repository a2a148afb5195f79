import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { hostileMultipart, type TypedBody } from './hostile_multipart.js'
import { hostileValue } from './hostile_values.js'
import { mutationOf } from './mutation.js'

export interface HostileBody extends TypedBody {
  encoding?: string
}

const BOMB_BYTES = 64 * 1024 * 1024
const gzipBomb = gzipSync(Buffer.alloc(BOMB_BYTES, 'a'))
const brotliBomb = brotliCompressSync(Buffer.alloc(BOMB_BYTES, 'a'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY },
})

const BROKEN_JSON = [
  '',
  '{',
  '{"a":',
  '[1,2',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  'NaN',
  'undefined',
  '"text"',
  '7',
  'null',
  '{"a":1,"a":[]}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"\\u0000":"\\u0000"}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{${Array.from({ length: 60_000 }, (_, i) => `"${i}":0`).join(',')}}`,
  `"${'x'.repeat(1_500_000)}"`,
]

const WRONG_TYPES = [
  '',
  'garbage',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-16le',
  'application/json; charset=nope',
  'application/vnd.api+json',
  'application/csp-report',
  'application/x-www-form-urlencoded; charset=utf-7',
  'multipart/form-data',
  'image/jpeg',
]

const FORMS = [
  '%',
  'a=%zz&b=%ff',
  '=&=&=',
  'a[b][c][d][e][f][g][h]=1',
  '__proto__[isAdmin]=1&constructor[prototype][x]=1',
  'a[]=1&a[b]=2&a=3',
  'a[1000000]=1',
  `a${'[b]'.repeat(2_000)}=1`,
  Array.from({ length: 3_000 }, (_, i) => `k${i}=v`).join('&'),
  `a=${'x'.repeat(300_000)}`,
  'name=%00%ED%A0%80',
]

const json = (value: unknown): HostileBody => ({
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(value) ?? ''),
})

const encoded: fc.Arbitrary<HostileBody> = fc.constantFrom<HostileBody>(
  { ...json({ a: 1 }), encoding: 'gzip' },
  { ...json({ a: 1 }), encoding: 'zstd' },
  { ...json({ a: 1 }), encoding: 'gzip, gzip' },
  { contentType: 'application/json', encoding: 'gzip', body: gzipBomb },
  { contentType: 'application/json', encoding: 'br', body: brotliBomb },
  { contentType: 'application/x-www-form-urlencoded', encoding: 'gzip', body: gzipBomb },
  { contentType: 'multipart/form-data; boundary=XX', encoding: 'gzip', body: gzipBomb },
  { contentType: 'application/json', encoding: 'gzip', body: gzipSync('{"a":1}').subarray(0, 12) },
  { contentType: 'application/json', encoding: 'deflate', body: deflateSync('[[[[') }
)

export function hostileBody(right: Record<string, unknown>): fc.Arbitrary<HostileBody> {
  const mutated = mutationOf(right)
  return fc.oneof(
    { weight: 12, arbitrary: mutated.map(json) },
    { weight: 3, arbitrary: mutated.map(asForm) },
    ...('file' in right ? [{ weight: 12, arbitrary: mutated.map(asUpload) }] : []),
    { weight: 2, arbitrary: hostileValue.map(json) },
    { weight: 4, arbitrary: hostileMultipart },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_JSON).map(asJsonText) },
    { weight: 1, arbitrary: fc.constantFrom(...FORMS).map(asFormText) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map(asNoise) },
    { weight: 1, arbitrary: encoded },
    {
      weight: 2,
      arbitrary: fc
        .tuple(mutated, fc.constantFrom(...WRONG_TYPES))
        .map(([value, contentType]) => ({ ...json(value), contentType })),
    }
  )
}

function asJsonText(text: string): HostileBody {
  return { contentType: 'application/json', body: Buffer.from(text) }
}

function asFormText(text: string): HostileBody {
  return { contentType: 'application/x-www-form-urlencoded', body: Buffer.from(text) }
}

function asNoise(bytes: Uint8Array): HostileBody {
  return { contentType: 'application/json', body: Buffer.from(bytes) }
}

function asForm(value: Record<string, unknown>): HostileBody {
  return asFormText(new URLSearchParams(fieldsOf(value)).toString())
}

/** Its `file` is one, whatever became of what it holds. */
function asUpload(value: Record<string, unknown>): HostileBody {
  const parts = fieldsOf(value).map(([name, text]) => {
    const file = name === 'file' ? '; filename="list.csv"\r\nContent-Type: text/csv' : ''
    return `--XX\r\nContent-Disposition: form-data; name=${JSON.stringify(name)}${file}\r\n\r\n${text}\r\n`
  })
  const body = Buffer.from(`${parts.join('')}--XX--\r\n`)
  return { contentType: 'multipart/form-data; boundary=XX', body }
}

function fieldsOf(value: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(value).map(([name, field]) => [
    name,
    typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
  ])
}
