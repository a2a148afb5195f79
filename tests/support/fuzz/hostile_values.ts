import fc from 'fast-check'

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'before\0after',
  '\ud800',
  'half \udfff of a pair',
  '__proto__',
  'constructor',
  'toString',
  '<!--<script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '\r\nSet-Cookie: planted=1',
  '${7*7}',
  '{{7*7}}',
  `' OR '1'='1`,
  '%',
  '%00',
  '\u202e\u2028\u2029\ufeff',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦',
  '٣',
  '1e999',
  '0x10',
  'NaN',
  'null',
  'true',
  '-1',
  '9'.repeat(400),
  '2026-02-30T25:61:61Z',
  'data:image/png;base64,AAAA',
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/',
  'https://127.0.0.1:1/',
  'javascript:alert(1)',
]

const NASTY_SCALARS = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER + 2,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 256, max: 20_000 }).map((size) => 'x'.repeat(size)) },
  { weight: 1, arbitrary: fc.constant('\u{1f9ff}'.repeat(100_000)) }
)

const nested = fc
  .tuple(fc.integer({ min: 5, max: 2_000 }), fc.boolean())
  .map(([depth, isList]) => nest(depth, isList))

const wide = fc
  .integer({ min: 50, max: 5_000 })
  .map((count) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, key])))

const poisoned = fc
  .constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'then', 'toJSON')
  .map((key) => Object.fromEntries([[key, { isAdmin: true, length: -1 }]]))

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...NASTY_SCALARS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], [{}], { length: 1e9 }) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...NASTY_SCALARS), { maxLength: 300 }) },
  { weight: 2, arbitrary: poisoned },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: wide }
)

function nest(depth: number, isList: boolean): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value }
  return value
}
