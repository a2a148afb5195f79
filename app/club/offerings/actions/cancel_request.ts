import type { ActingUser } from '#app/accounts/models/acting_user'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import { lockRequest } from '#app/club/offerings/models/lock_request'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { authorizeDeed } from '#app/club/offerings/policies/authorize_deed'

/**
 * Ends a request before it is done; its coin goes back.
 * @throws HttpError 404, 409 if it ended, or the provider called it done and a customer asks
 */
export async function cancelRequest(
  { user, trx }: ActingUser,
  id: number
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'cancel')
  await changeRequest({ trx }, request, { to: 'cancelled', by: user })
  return request
}
