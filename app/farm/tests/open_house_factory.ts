import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type { Data } from '#data'
import { scheduleOpenHouses } from '#app/farm/open_houses/schedule_open_houses'
import OpenHouse from '#app/farm/open_houses/open_house'
import { transaction } from '#app/kernel/database/transaction'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser, uniqueHandle } from '#tests/support/users'

export const someEmail = () => `${uniqueHandle()}@example.com`

interface Wanted {
  capacity?: number
  hostIds?: number[]
  /** from now; it lasts two hours */
  startsInHours?: number
}

/** At a new published listing of theirs in Portofino. */
export async function createOpenHouse(owner: User, wanted: Wanted = {}): Promise<OpenHouse> {
  const listing = await createPublished(owner)
  const { startsInHours = 72, ...rest } = wanted
  const startsAt = DateTime.now().plus({ hours: startsInHours }).startOf('minute')
  const times = [{ startsAt, endsAt: startsAt.plus({ hours: 2 }) }]
  const plan = { zone: 'Europe/Rome', times, ...rest }
  const [house] = await transaction((trx) =>
    scheduleOpenHouses({ user: owner, trx }, listing, plan)
  )
  return house!.refresh()
}

/** A realtor’s open house, and what people do with it. */
export async function openHouseToVisit(client: ApiClient, wanted: Wanted = {}) {
  const realtor = await createUser({ type: 'realtor' })
  const house = await createOpenHouse(realtor, wanted)
  const page = `/open-houses/${house.slug}`
  const calls = `/api/open-houses/${house.id}`

  const register = (given: object = {}, user?: User) => {
    const body = { name: 'Noah Berg', email: someEmail(), consent: true, ...given }
    const request = client.post(`${page}/register`).json(body).accept('json').withCsrfToken()
    return user ? request.loginAs(user) : request
  }
  const visitors = async (): Promise<Data.Farm.Visitors.Visitor[]> => {
    const answer = await client.get(`${calls}/visitors`).qs({ per_page: 50 }).loginAs(realtor)
    answer.assertStatus(200)
    return answer.body().visitors.data
  }
  const signIn = (given: object = {}, host = realtor) =>
    client
      .post(`${calls}/visitors`)
      .json({ name: 'Ada Quist', email: someEmail(), ...given })
      .withCsrfToken()
      .loginAs(host)
  const checkIn = (id: number, host = realtor) =>
    client.post(`${calls}/visitors/${id}/check-in`).withCsrfToken().loginAs(host)
  const change = (body: object, user = realtor) =>
    client.patch(calls).json({ open_house: body }).withCsrfToken().loginAs(user)
  const cancel = (user = realtor) => client.delete(calls).withCsrfToken().loginAs(user)

  return { realtor, house, page, register, visitors, signIn, checkIn, change, cancel }
}

/** Moves it in time, as if it had been then all along. */
export async function shiftOpenHouse({ id }: OpenHouse, hours: number): Promise<void> {
  const house = await OpenHouse.findOrFail(id)
  await house
    .merge({
      startsAt: house.startsAt.plus({ hours }),
      endsAt: house.endsAt.plus({ hours }),
    })
    .save()
}
