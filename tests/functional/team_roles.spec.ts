import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type Property from '#app/properties/property'
import { createPublished } from '#app/properties/tests/property_factory'
import type Team from '#app/teams/team'
import { requestToJoin } from '#app/teams/requests/join_requests'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

const ROLES = ['stranger', 'viewer', 'agent', 'admin', 'owner'] as const

type Ids = Record<string, string | number>
type Body = object | ((ids: Ids) => object)
type Statuses = [stranger: number, viewer: number, agent: number, admin: number, owner: number]

const ANYBODY: Statuses = [200, 200, 200, 200, 200]
const MEMBERS: Statuses = [403, 200, 200, 200, 200]
const MANAGERS: Statuses = [403, 403, 403, 200, 200]

/** Statuses of each call by role; the password was just confirmed. */
const CALLS: [Parameters<ReturnType<typeof ask>>[0], string, Statuses, Body?][] = [
  ['GET', '/teams/:team', ANYBODY],
  ['GET', '/teams/:team/members', MEMBERS],
  ['GET', '/teams/:team/requests', MANAGERS],
  ['GET', '/api/teams/:team', ANYBODY],
  ['PATCH', '/api/teams/:team', MANAGERS, { team: {} }],
  ['DELETE', '/api/teams/:team', [403, 403, 403, 403, 200], { properties: 'owners' }],
  ['POST', '/api/teams/:team/transfer', [403, 403, 403, 403, 422], { user_id: 999_999 }],
  ['POST', '/api/teams/:team/domain', MANAGERS, { domain: 'rinaldi.example' }],
  ['POST', '/api/teams/:team/domain/verify', [403, 403, 403, 409, 409]],
  ['GET', '/api/teams/:team/members', MEMBERS],
  ['PATCH', '/api/teams/:team/members/:other', MANAGERS, { role: 'viewer' }],
  ['DELETE', '/api/teams/:team/members/:other', MANAGERS],
  ['DELETE', '/api/teams/:team/members/:self', [403, 200, 200, 200, 409]],
  ['GET', '/api/teams/:team/invitations', MANAGERS],
  [
    'POST',
    '/api/teams/:team/invitations',
    [403, 403, 403, 201, 201],
    { email: 'guest@example.com', role: 'viewer' },
  ],
  ['GET', '/api/teams/:team/requests', MANAGERS],
  ['POST', '/api/teams/:team/requests', [201, 409, 409, 409, 409]],
  ['POST', '/api/teams/:team/requests/:request/respond', MANAGERS, { accept: true }],
  ['PUT', '/api/current-team', [422, 200, 200, 200, 200], ({ id }) => ({ team_id: id })],
  ['GET', '/api/properties/:private', [404, 200, 200, 200, 200]],
  ['GET', '/api/properties/:draft', [404, 404, 404, 200, 200]],
  ['POST', '/api/properties/:private', [404, 403, 403, 200, 200], { property: {} }],
  ['POST', '/api/properties/:draft', [404, 404, 404, 200, 200], { property: {} }],
  ['GET', '/api/properties/:private/documents', [404, 403, 403, 200, 200]],
  ['POST', '/api/properties/:private/publish', [404, 403, 403, 200, 200], { publish: false }],
]

type Role = (typeof ROLES)[number]

/** A team, and what the path names of its belongings. */
async function world(role: Role, path: string) {
  const [owner, person, other] = await Promise.all(
    [1, 2, 3].map(() => createUser({ type: 'realtor' }))
  )
  const isGiven = role !== 'owner' && role !== 'stranger'
  const team = await teamOf(owner, isGiven ? { [role]: person } : {})
  await db.table('team_members').insert({ team_id: team.id, user_id: other.id, role: 'agent' })
  const asking = role === 'owner' ? owner : person
  const ids: Ids = { team: team.handle, id: team.id, other: other.id, self: asking.id }
  if (path.includes(':request')) ids.request = await hopefulOf(team)
  if (path.includes(':private')) {
    ids.private = await listingOf(other, { teamId: team.id, isPrivate: true })
  }
  if (path.includes(':draft')) {
    ids.draft = await listingOf(other, { teamId: team.id, status: 'draft' })
  }
  return { asking, ids }
}

async function hopefulOf({ handle }: Team): Promise<number> {
  const user = await createUser({ type: 'realtor' })
  const { id } = await db.transaction((trx) => requestToJoin({ user, trx }, handle, null))
  return id
}

async function listingOf(owner: User, changes: Parameters<Property['merge']>[0]): Promise<string> {
  const listing = await createPublished(owner)
  await listing.merge(changes).save()
  return listing.slug
}

const ALL = ':request :private :draft'
const unchanging = new Map<Role, ReturnType<typeof world>>()

/** One for all calls that change nothing, since they read or are refused, and new ones for others. */
function worldFor(
  role: Role,
  { method, path, status }: Record<'method' | 'path', string> & { status: number }
) {
  if (method !== 'GET' && status < 400) return world(role, path)
  const found = unchanging.get(role) ?? world(role, ALL)
  unchanging.set(role, found)
  return found
}

test.group('Calls and roles of teams', () => {
  for (const [method, path, statuses, body = {}] of CALLS) {
    test(`${method} ${path} answers each role as it should`, async ({ client, assert }) => {
      const seen: Record<string, number> = {}
      for (const [index, role] of ROLES.entries()) {
        const { asking, ids } = await worldFor(role, { method, path, status: statuses[index] })
        const filled = path.replace(/:(\w+)/g, (_, key) => String(ids[key]))
        const sent = typeof body === 'function' ? body(ids) : body
        const answer = await ask(client, asking)(
          method,
          filled,
          method === 'GET' ? undefined : sent,
          { isConfirmed: true }
        )
        seen[role] = answer.status()
      }
      assert.deepEqual(seen, Object.fromEntries(ROLES.map((role, i) => [role, statuses[i]])))
    })
  }
})
