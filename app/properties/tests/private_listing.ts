import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { INVITATIONS_COOKIE } from '#app/kernel/http/cookie_names'
import type Property from '#app/properties/property'
import { createPublished } from '#app/properties/tests/property_factory'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser, uniqueHandle } from '#tests/support/users'

/** A guest’s or a person’s browser that opened a link. */
export interface Viewer {
  user?: User
  invitationIds?: number[]
}

export function get(client: ApiClient, path: string, { user, invitationIds }: Viewer) {
  const request = client.get(path).redirects(0)
  if (invitationIds) request.withEncryptedCookie(INVITATIONS_COOKIE, invitationIds)
  if (user) request.loginAs(user)
  return request
}

export async function invite(
  client: ApiClient,
  owner: User,
  { slug }: Property,
  body: object = {}
) {
  const answer = await ask(client, owner)('POST', `/api/properties/${slug}/invitations`, body)
  answer.assertStatus(201)
  const { invitation, url } = answer.body()
  return { id: Number(invitation.id), path: url && new URL(url).pathname, answer }
}

export async function privateListing() {
  const [owner, admin, viewer, stranger, guest] = await Promise.all([
    createUser({ type: 'realtor' }),
    ...Array.from({ length: 4 }, () => createUser()),
  ])
  const team = await teamOf(owner, { admin, viewer })
  const city = `Town ${uniqueHandle()}`
  const listing = await createPublished(owner, { is_private: true, city, name: city })
  await listing.merge({ teamId: team.id }).save()
  return { owner, admin, viewer, stranger, guest, team, listing }
}
