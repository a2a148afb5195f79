import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { announceRequest } from '#app/club/offerings/actions/announce_request'
import { lockRequest } from '#app/club/offerings/models/lock_request'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { authorizeDeed } from '#app/club/offerings/policies/authorize_deed'

/**
 * The customer says that it isn’t done yet: it stays accepted, and its coin set aside, until both
 * agree. @throws HttpError 404, 403 for the provider, 409 unless they called it done
 */
export async function objectToCompletion(
  { user, trx }: ActingUser,
  id: number
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'object')
  const change = { doneAt: null, objectedAt: DateTime.utc() }
  await request.useTransaction(trx).merge(change).save()
  const [first] = user.name.split(' ')
  await announceRequest({ trx }, request, {
    by: user,
    line: `${first} says that “${request.title}” isn’t done yet.`,
    deed: `says that “${request.title}” isn’t done yet`,
  })
  return request
}
