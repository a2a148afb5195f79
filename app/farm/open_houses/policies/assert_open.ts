import { HttpError } from '#app/kernel/exceptions/http_error'
import { statusOf } from '#app/farm/contract/open_house_options'
import type OpenHouse from '#app/farm/open_houses/models/open_house'

/** @throws HttpError 409 where it has ended or is canceled */
export function assertOpen({ startsAt, endsAt, cancelledAt }: OpenHouse): void {
  const isCancelled = cancelledAt !== null
  const status = statusOf({ startsAt: startsAt.toJSDate(), endsAt: endsAt.toJSDate(), isCancelled })
  if (status === 'ended') throw HttpError.conflict('This open house has ended.')
  if (status === 'cancelled') throw HttpError.conflict('This open house is canceled.')
}
