import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { createUser } from '#tests/support/users'

export interface Answer {
  id: number
  slug: string
  distance: number | null
}

const CELL_DEGREES = 5
const ROWS = 4
const COLUMNS = 60
let cell = Math.floor(Math.random() * ROWS * COLUMNS)

/** A piece of sea, 5° × 5° around the given place, where nothing else lies. */
export function nowhere() {
  cell = (cell + 1) % (ROWS * COLUMNS)
  return {
    latitude: -60 + CELL_DEGREES * (0.5 + (cell % ROWS)),
    longitude: -150 + CELL_DEGREES * (0.5 + Math.floor(cell / ROWS)),
  }
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
