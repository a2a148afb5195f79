import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { createUser } from '#tests/support/users'

/** Calls of somebody's farm, as a browser sends them. */
export async function farmer(client: ApiClient, owner?: User) {
  const user = owner ?? (await createUser({ type: 'realtor' }))
  const read = (path: string) => client.get(path).accept('json').loginAs(user)
  const send = (method: 'post' | 'patch' | 'delete', path: string, body: object = {}) =>
    client[method](path).json(body).accept('json').withCsrfToken().loginAs(user)
  const addContact = async (contact: object) => {
    const answer = await send('post', '/api/farm/contacts', { contact })
    answer.assertStatus(201)
    return answer.body().contact
  }
  return { user, read, send, addContact }
}
