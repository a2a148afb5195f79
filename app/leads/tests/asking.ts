import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import type { Data } from '#data'
import { createPublished } from '#app/properties/tests/property_factory'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser, uniqueHandle } from '#tests/support/users'

export const inDays = (days: number) => DateTime.utc().plus({ days }).startOf('minute')

export const someEmail = () => `${uniqueHandle()}@example.com`

/** A realtor with a listing, and ways to ask about it. */
export async function listingToAskAbout(client: ApiClient, owner?: User) {
  const realtor = owner ?? (await createUser({ type: 'realtor' }))
  const listing = await createPublished(realtor)
  const path = `/api/properties/${listing.slug}/inquiries`

  const ask = (body: object, user?: User) => {
    const request = client.post(path).json(body).accept('json').withCsrfToken()
    return user ? request.loginAs(user) : request
  }

  /** As somebody signed out, up to the mail. @returns the address of the page that confirms it */
  const askAsGuest = async (email: string, more: object = {}): Promise<string> => {
    const mailed = nextMailTo(email)
    const given = { name: 'Noah Berg', email, message: 'Is the garden walled?', ...more }
    const answer = await ask(given)
    answer.assertStatus(202)
    return linkIn(await mailed)
  }

  const confirm = (page: string) => client.post(page).accept('json').withCsrfToken()

  const leads = async (reader = realtor): Promise<Data.Leads.Lead[]> => {
    const answer = await client.get('/api/leads').loginAs(reader)
    answer.assertStatus(200)
    return answer.body().leads.data
  }

  return { realtor, listing, path, ask, askAsGuest, confirm, leads }
}
