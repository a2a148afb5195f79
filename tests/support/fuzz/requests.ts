import router from '@adonisjs/core/services/router'
import fc from 'fast-check'
import { EXPECTED } from '#tests/functional/route_matrix'
import { hostileQuery, hostileSegment, pathTwist } from './hostile_addresses.js'
import { hostileBody, type HostileBody } from './hostile_bodies.js'
import { hostileHeaders } from './hostile_headers.js'
import type { Ids } from './private_things.js'
import { sampleBody } from './sample_bodies.js'
import { ROLES, type Role } from './world.js'

export interface FuzzRequest {
  role: Role
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

interface Target {
  name: string
  method: string
  pattern: string
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

const ELSEWHERE = ['/nowhere', '/api/nowhere', '/apps/1/events', '/apps/1/channels', '/app/key']

export function targets(): Target[] {
  if (!router.commited) router.commit()
  const routes = Object.values(router.toJSON())
    .flat()
    .map((route) => ({
      name: String(route.name),
      method: route.methods[0],
      pattern: route.pattern,
    }))
  return [...routes, ...ELSEWHERE.map((pattern) => ({ name: pattern, method: 'POST', pattern }))]
}

/** Each route by each role in turn; reproducible by seed. */
export function requestAt(index: number, seed: number, all: Target[], ids: Ids[]): FuzzRequest {
  const target = all[index % all.length]
  const role = ROLES[Math.floor(index / all.length) % ROLES.length]
  const [request] = fc.sample(requestTo(target, role, ids), { seed: seed + index, numRuns: 1 })
  return { ...request, headers: { ...request.headers, ...spread(index, request.headers) } }
}

function requestTo({ name, method, pattern }: Target, role: Role, worlds: Ids[]) {
  return fc.constantFrom(...worlds).chain((ids) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 7, arbitrary: fc.constant(method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) }
        ),
        path: pathOf(name, pattern, ids),
        twist: pathTwist,
        query: hostileQuery,
        headers: hostileHeaders,
        body: hostileBody(sampleBody(name, ids)),
        readsBody: fc.integer({ min: 1, max: 20 }).map((one) => one === 1),
      })
      .map(({ path, twist, query, body, readsBody, ...rest }): FuzzRequest => {
        const hasBody = !['GET', 'HEAD', 'TRACE'].includes(rest.method) || readsBody
        const address = twist(path)
        return {
          role,
          method: rest.method,
          path: query ? `${address}?${query}` : address,
          headers: { ...(hasBody ? headersOf(body) : {}), ...rest.headers },
          ...(hasBody && rest.method !== 'TRACE' ? { body: body.body } : {}),
        }
      })
  )
}

function pathOf(name: string, pattern: string, ids: Ids): fc.Arbitrary<string> {
  const matrix = EXPECTED[name]?.path.split('/') ?? []
  const segments = pattern.split('/').map((segment, at) => {
    if (!segment.startsWith(':')) return fc.constant(segment)
    const key = /^:(\w+)/.exec(matrix[at] ?? '')?.[1]
    const right = key ? (ids[key] ?? [1]) : [matrix[at] ?? 1]
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...right).map(String) },
      { weight: 2, arbitrary: hostileSegment }
    )
  })
  return fc.tuple(...segments).map((parts) => parts.join('/') || '/')
}

function headersOf({ contentType, encoding }: HostileBody): Record<string, string> {
  return {
    'content-type': contentType,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
}

/** A different address each time, so that per-address limits hide nothing. */
function spread(index: number, headers: Record<string, string>): Record<string, string> {
  const own = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  const given = headers['x-forwarded-for']
  return { 'x-forwarded-for': given === undefined ? own : `${given}, ${own}` }
}
