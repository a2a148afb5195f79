import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import type { ListingOutcome } from '#app/properties/bulk/each_listing'

/** Calls about several listings. */
export function bulkSender(client: ApiClient, user: User) {
  return (deed: string, body: object, key: string = randomUUID()) =>
    client
      .post(`/api/properties/bulk/${deed}`)
      .header('Idempotency-Key', key)
      .json(body)
      .withCsrfToken()
      .loginAs(user)
}

/** What became of each, by its slug. */
export const bulkOutcomes = (body: { results: ListingOutcome[] }) =>
  Object.fromEntries(body.results.map(({ slug, outcome }) => [slug, outcome]))
