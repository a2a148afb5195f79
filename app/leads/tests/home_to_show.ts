import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { listingToAskAbout } from '#app/leads/tests/asking'
import type { ViewingAnswer, ViewingHours } from '#app/leads/viewings/viewing_options'
import Notification from '#app/notifications/notification'
import { pageProps } from '#tests/support/page_props'

export const ROME = 'Europe/Rome'
export const MONDAYS: ViewingHours = {
  weekly: [{ day: 1, from: '09:00', to: '11:00' }],
  exceptions: [],
}

/** A Monday in a week or two, on the clock of the home. */
export const onMonday = (hour: number, minute = 0) =>
  DateTime.now().setZone(ROME).plus({ weeks: 2 }).startOf('week').set({ hour, minute })

export const noticesOf = ({ id }: User) =>
  Notification.query().where({ user_id: id, kind: 'viewing' }).orderBy('id')

/** A home in Portofino, with ways to ask for a viewing and to answer. */
export async function homeToShow(client: ApiClient, owner?: User) {
  const asking = await listingToAskAbout(client, owner)
  const { realtor, listing, ask, leads } = asking
  const send = (method: 'put' | 'patch', path: string, body: object, user: User) =>
    client[method](path).json(body).accept('json').withCsrfToken().loginAs(user)
  const setHours = (hours: object, user = realtor) =>
    send('put', '/api/viewing-hours', { hours }, user)
  const answer = (id: number, status: ViewingAnswer, user = realtor) =>
    send('patch', `/api/viewings/${id}`, { status }, user)

  const askFor = (at: DateTime, user: User) =>
    ask({ message: 'May I see it?', wants_viewing: true, wants_viewing_at: at.toISO() }, user)

  /** @returns the viewing that somebody asked for */
  const request = async (at: DateTime, user: User) => {
    ;(await askFor(at, user)).assertStatus(201)
    const lead = (await leads()).find(({ email }) => email === user.email)
    return lead!.viewings[0]!
  }
  const move = (id: number, at: DateTime, user = realtor) =>
    send('put', `/api/viewings/${id}/time`, { starts_at: at.toISO() }, user)
  const askForOther = (token: string, at: DateTime) =>
    client
      .post(`/viewings/${token}/time`)
      .json({ wants_viewing_at: at.toISO() })
      .accept('json')
      .withCsrfToken()
  const cancel = (token: string) => client.post(`/viewings/${token}`).accept('json').withCsrfToken()
  const offered = async (): Promise<{ date: string; times: string[] }[]> =>
    (await pageProps(client, `/properties/${listing.slug}/ask?viewing`)).free_days
  return { ...asking, setHours, answer, move, askFor, askForOther, request, cancel, offered }
}
