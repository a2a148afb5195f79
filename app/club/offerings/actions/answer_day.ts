import type { ActingUser } from '#app/accounts/models/acting_user'
import { wishedWords } from '#app/club/contract/price_words'
import { announceRequest } from '#app/club/offerings/actions/announce_request'
import { lockRequest } from '#app/club/offerings/models/lock_request'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { authorizeDeed } from '#app/club/offerings/policies/authorize_deed'

/**
 * Takes the day that the other person proposed, or leaves it as it was.
 * @throws HttpError 404, 409 unless they proposed one
 */
export async function answerDay(
  { user, trx }: ActingUser,
  id: number,
  accept: boolean
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'agree')
  const { proposedOn } = request
  const change = { proposedOn: null, proposedBy: null, ...(accept && { wishedOn: proposedOn }) }
  await request.useTransaction(trx).merge(change).save()
  const day = wishedWords(proposedOn?.toISODate() ?? '')
  const deed = accept
    ? `agreed on ${day} for “${request.title}”`
    : `can’t make ${day} for “${request.title}”`
  const [first] = user.name.split(' ')
  await announceRequest({ trx }, request, { by: user, line: `${first} ${deed}.`, deed })
  return request
}
