import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { announceRequest } from '#app/club/offerings/actions/announce_request'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import { lockRequest } from '#app/club/offerings/models/lock_request'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { authorizeDeed } from '#app/club/offerings/policies/authorize_deed'

/**
 * The customer completes a request. The provider says that it’s done, which the customer confirms
 * or objects to; without a word of theirs it counts as completed after some days.
 * @throws HttpError 404, 409 unless it is accepted
 */
export async function completeRequest(
  { user, trx }: ActingUser,
  id: number
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  if (role === 'customer') {
    authorizeDeed(request, role, 'confirm')
    await changeRequest({ trx }, request, { to: 'completed', by: user })
    return request
  }
  authorizeDeed(request, role, 'complete')
  await request.useTransaction(trx).merge({ doneAt: DateTime.utc() }).save()
  const [first] = user.name.split(' ')
  await announceRequest({ trx }, request, {
    by: user,
    line: `${first} says that “${request.title}” is done.`,
    deed: `says that “${request.title}” is done`,
  })
  return request
}
