import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { createUser } from '#tests/support/users'

export interface Answer {
  id: number
  slug: string
  distance: number | null
}

/** A piece of sea where nothing else lies. */
export function nowhere() {
  const latitude = Math.random() * 20 - 60
  const longitude = Math.random() * 300 - 150
  return { latitude, longitude }
}

export async function search(
  client: ApiClient,
  query: Record<string, string | number>,
  viewer?: User
) {
  const request = client.get('/api/search/properties').qs(query)
  const answer = await (viewer ? request.loginAs(viewer) : request)
  answer.assertStatus(200)
  return answer.body()
}

export const idsOf = (body: { properties: { data: Answer[] } }) =>
  body.properties.data.map(({ id }) => id)

export const realtor = () => createUser({ type: 'realtor' })

export function asText(values: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
