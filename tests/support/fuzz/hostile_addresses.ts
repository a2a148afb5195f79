import fc from 'fast-check'

/** For a path parameter, already encoded. */
export const hostileSegment = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  '1e3',
  '007',
  '2147483648',
  '99999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%00',
  '1%00',
  '%0a',
  '%0d%0aX-Planted:%201',
  '%20',
  '%22%3E%3Cscript%3E',
  '%27%20OR%201=1--',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%2f..%2fapp.key',
  '%E2%82%AC',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '%C0%AF',
  '%ff',
  '%',
  '%zz',
  '*',
  '..',
  ';a=b',
  'a'.repeat(3_000),
  '%E2%82%AC'.repeat(300)
)

const QUERY_NAMES = [
  'page',
  'per_page',
  'q',
  'type',
  'tab',
  'status',
  'after',
  'before',
  'to',
  'property',
  'design',
  'what',
  'w',
  'theme',
  'user_ids',
  'roomType',
  'sort',
  'signature',
  '_method',
  '_csrf',
]

const NASTY_QUERY_VALUES = [
  '',
  '=',
  '=0',
  '=-1',
  '=1e9',
  '=99999999999999999999',
  '=%00',
  '=%ff',
  '=%',
  '=%ED%A0%80',
  '=both',
  '=DELETE',
  '=a%0d%0ab',
  '=%25%5F%5C',
  '[]=1&[]=2',
  '[a]=1',
  '[__proto__][a]=1',
  '[999999]=1',
  '[a][b][c][d][e][f][g][h]=1',
  `=${'x'.repeat(6_000)}`,
  `=${'1,'.repeat(1_000)}`,
]

const NASTY_QUERIES = [
  '',
  '&&&=&',
  '%',
  '__proto__[isAdmin]=1',
  'constructor[prototype][isAdmin]=1',
  Array.from({ length: 1_000 }, (_, i) => `k${i}=${i}`).join('&'),
  `a${'[b]'.repeat(500)}=1`,
  '%E2%82%AC=%E2%82%AC',
]

export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 5,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), fc.constantFrom(...NASTY_QUERY_VALUES)), {
        minLength: 1,
        maxLength: 3,
      })
      .map((pairs) => pairs.map(([name, value]) => named(name, value)).join('&')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...NASTY_QUERIES) }
)

export const pathTwist: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { weight: 30, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (path: string) => `${path}/`,
      (path: string) => `/${path}`,
      (path: string) => `${path}.json`,
      (path: string) => `${path}%0a`,
      (path: string) => `${path}/%E2%82%AC`,
      (path: string) => path.toUpperCase(),
      (path: string) => `/./x/..${path}`,
      (path: string) => `${path}//`,
      (path: string) => `/assets/..%2f..${path}`
    ),
  }
)

function named(name: string, value: string): string {
  return value
    .split('&')
    .map((part) => name + part)
    .join('&')
}
