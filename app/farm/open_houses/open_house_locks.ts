import { DateTime } from 'luxon'
import OpenHouse from '#app/farm/open_houses/open_house'
import { statusOf } from '#app/farm/open_houses/open_house_options'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Everything that counts places happens under this lock. @throws HttpError 404 */
export async function lockOpenHouse({ trx }: InTransaction, id: number): Promise<OpenHouse> {
  const house = await OpenHouse.query({ client: trx }).where('id', id).forUpdate().first()
  if (!house) throw HttpError.notFound()
  return house
}

/**
 * One and those that follow in its series and are still to come, in order of time. Locked in order
 * of their ids, so that two changes at once wait for each other. @throws HttpError 404
 */
export async function lockWithLater({ trx }: InTransaction, id: number): Promise<OpenHouse[]> {
  const found = await OpenHouse.find(id, { client: trx })
  if (!found?.seriesId) return [await lockOpenHouse({ trx }, id)]
  const { seriesId } = found
  const series = await OpenHouse.query({ client: trx })
    .where({ seriesId })
    .orderBy('id')
    .forUpdate()
  const house = series.find((each) => each.id === id)
  if (!house) throw HttpError.notFound()
  const later = series
    .filter(({ cancelledAt, startsAt, endsAt }) => {
      return !cancelledAt && startsAt > house.startsAt && endsAt > DateTime.now()
    })
    .sort((a, b) => +a.startsAt - +b.startsAt)
  return [house, ...later]
}

/** @throws HttpError 409 where it has ended or is canceled */
export function assertOpen({ startsAt, endsAt, cancelledAt }: OpenHouse): void {
  const isCancelled = cancelledAt !== null
  const status = statusOf({ startsAt: startsAt.toJSDate(), endsAt: endsAt.toJSDate(), isCancelled })
  if (status === 'ended') throw HttpError.conflict('This open house has ended.')
  if (status === 'cancelled') throw HttpError.conflict('This open house is canceled.')
}
