import type { ActingUser } from '#app/accounts/models/acting_user'
import { endGift } from '#app/farm/gifts/actions/end_gift'
import type Gift from '#app/farm/gifts/models/gift'
import { lockGift } from '#app/farm/gifts/models/lock_gift'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Safe to repeat. @throws HttpError 404, and 409 once it is claimed */
export async function withdrawGift({ user, trx }: ActingUser, id: number): Promise<Gift> {
  const gift = await lockGift({ trx }, { id, user_id: user.id })
  if (gift.status === 'claimed') {
    throw HttpError.conflict('It’s too late: this gift was claimed.')
  }
  if (gift.status === 'sent') await endGift({ trx }, gift, 'withdrawn')
  return gift
}
