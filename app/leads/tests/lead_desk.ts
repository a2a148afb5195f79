import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import type { Data } from '#data'
import { addMember, teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'
import { someEmail } from './asking.js'

type Method = 'post' | 'patch' | 'delete'

/** Calls about leads, by anyone. */
export function leadDesk(client: ApiClient) {
  const call = (method: Method, path: string, user: User, body: object = {}) =>
    client[method](path).json(body).accept('json').withCsrfToken().loginAs(user)

  const add = async (user: User, more: object = {}): Promise<Data.Leads.Lead> => {
    const lead = { name: 'Noah Berg', email: someEmail(), ...more }
    const answer = await call('post', '/api/leads', user, { lead })
    answer.assertStatus(201)
    return answer.body().lead
  }

  const list = async (user: User, query: object = {}): Promise<Data.Leads.Lead[]> => {
    const answer = await client.get('/api/leads').qs(query).loginAs(user)
    answer.assertStatus(200)
    return answer.body().leads.data
  }

  const change = (user: User, id: number, lead: object) =>
    call('patch', `/api/leads/${id}`, user, { lead })

  return { call, add, list, change }
}

/** A team whose people work in it, and a realtor outside. */
export async function leadTeam() {
  const [owner, agent, other, viewer, stranger] = [
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
  ]
  const team = await teamOf(owner, { agent, viewer })
  await addMember(team, other)
  for (const user of [owner, agent, other, viewer]) {
    await user.merge({ currentTeamId: team.id }).save()
  }
  return { team, owner, agent, other, viewer, stranger }
}
