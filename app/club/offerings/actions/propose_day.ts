import type { ActingUser } from '#app/accounts/models/acting_user'
import { wishedWords } from '#app/club/contract/price_words'
import { announceRequest } from '#app/club/offerings/actions/announce_request'
import { checkedDay } from '#app/club/offerings/models/checked_day'
import { lockRequest } from '#app/club/offerings/models/lock_request'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { assertNotOff } from '#app/club/offerings/policies/assert_not_off'
import { authorizeDeed } from '#app/club/offerings/policies/authorize_deed'

/**
 * Proposes another day to the other person, in place of what was proposed before. The agreed one
 * stays until they agree.
 * @param day `2026-10-11`
 * @throws HttpError 404, 409 unless it is open; E_VALIDATION_ERROR
 */
export async function proposeDay(
  { user, trx }: ActingUser,
  id: number,
  day: string
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'propose')
  const proposedOn = checkedDay(day)
  if (role === 'customer' && request.providerId !== null) {
    await assertNotOff({ trx }, request.providerId, proposedOn)
  }
  await request.useTransaction(trx).merge({ proposedOn, proposedBy: role }).save()
  const [first] = user.name.split(' ')
  const deed = `proposes ${wishedWords(day)} for “${request.title}”`
  await announceRequest({ trx }, request, { by: user, line: `${first} ${deed}.`, deed })
  return request
}
