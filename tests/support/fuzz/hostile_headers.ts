import fc from 'fast-check'

const HOSTILE: Record<string, string[]> = {
  'accept': ['text/html', 'application/json', '*/*', '', 'image/avif', 'a/b;q=x', ','.repeat(500)],
  'accept-encoding': ['identity;q=0', 'br;q=0, *;q=0', 'zstd', 'gzip;q=nope', ','],
  'accept-language': ['xx-'.repeat(300), '*', ';;q'],
  'authorization': ['Bearer', 'Bearer oat_MQ.bm90aGluZw', 'Basic Og==', 'Bearer \u00e9'],
  'cookie': [
    'vesta-session=',
    'vesta-session=s%3Anothing.of-the-kind',
    'vesta-session=%',
    'remember_web=e%3Agarbage; vesta-session=j%3A%7B%22a%22%3A1%7D',
    '__proto__=1; constructor=2',
    ';;;===',
    `vesta-session=${'a'.repeat(4_000)}`,
    Array.from({ length: 300 }, (_, i) => `c${i}=${i}`).join('; '),
    'XSRF-TOKEN=%E0%A4%A',
  ],
  'forwarded': ['for=unknown;proto=https;host=evil.example', 'for="[::1]"', '=;,'],
  'host': ['evil.example', '127.0.0.1:1', '[::1]', 'a b', '..', 'x'.repeat(300)],
  'idempotency-key': ['', 'same', 'same', 'k'.repeat(64), 'k'.repeat(65), '\u00e9', '../x', ' '],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
  'if-none-match': ['*', 'W/"x"', '"', '""'],
  'if-range': ['*', '"x"', 'yesterday'],
  'origin': ['null', 'https://evil.example', 'file://', '%'],
  'purpose': ['prefetch'],
  'range': ['bytes=0-1', 'bytes=-1', 'bytes=9999999-', 'bytes=5-2', 'bytes=0-0,1-1', 'lines=1'],
  'referer': ['https://evil.example/', 'javascript:alert(1)', '//evil.example', '/\\evil.example'],
  'sec-fetch-site': ['cross-site', 'same-origin'],
  'x-csrf-token': ['', 'a', 'x'.repeat(5_000)],
  'x-forwarded-for': [
    'unknown',
    '::1, 127.0.0.1',
    '1.2.3.4:80',
    '2001:db8::%25eth0',
    ',,,',
    '1.1.1.1, '.repeat(400),
    '\u00e9',
  ],
  'x-forwarded-host': ['evil.example', 'evil.example, b', '"><script>'],
  'x-forwarded-port': ['-1', '99999'],
  'x-forwarded-proto': ['https', 'javascript', 'https, http', ''],
  'x-http-method-override': ['DELETE', 'CONNECT', '__proto__'],
  'x-inertia': ['true', 'true', 'true', 'false', '1', ''],
  'x-inertia-error-bag': ['__proto__', 'a'.repeat(500)],
  'x-inertia-partial-component': ['site/welcome', 'designs/gallery', '../..', '__proto__', ''],
  'x-inertia-partial-data': [
    'a',
    ',,,',
    '__proto__',
    'account,errors',
    'designs',
    'x,'.repeat(500),
  ],
  'x-inertia-partial-except': ['account', 'errors,notice', '__proto__.x'],
  'x-inertia-reset': ['designs', '__proto__', ','],
  'x-inertia-version': ['stale', '', '\u00e9'],
  'x-real-ip': ['127.0.0.1', 'unknown'],
  'x-request-id': ['planted', '"}\\', '<script>', 'r'.repeat(3_000)],
  'x-requested-with': ['', 'XMLHttpRequest'],
  'x-socket-id': ['1.1', 'abc', '-1.1', '9'.repeat(500), '{}'],
  'x-xsrf-token': ['', 'garbage', '%E0%A4%A', 'e%3A' + 'x'.repeat(2_000)],
}

const one = fc
  .constantFrom(...Object.keys(HOSTILE))
  .chain((name) => fc.constantFrom(...HOSTILE[name]).map((value) => [name, value] as const))

const partialVisit = fc
  .tuple(
    fc.constantFrom('true', ''),
    fc.constantFrom(...HOSTILE['x-inertia-partial-component']),
    fc.constantFrom(...HOSTILE['x-inertia-partial-data'])
  )
  .map(([inertia, component, data]) => [
    ['x-inertia-partial-component', component] as const,
    ['x-inertia-partial-data', data] as const,
    ...(inertia ? [['x-inertia', inertia] as const] : []),
  ])

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 8, arbitrary: fc.array(one, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: partialVisit }
  )
  .map((pairs) => Object.fromEntries(pairs))
