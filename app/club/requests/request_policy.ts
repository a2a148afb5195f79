import {
  deedsOf,
  REQUEST_STATUS_WORDS,
  type RequestDeed,
  type RequestRole,
} from '#app/club/requests/request_state'
import type OfferingRequest from '#app/club/requests/offering_request'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Whom each deed is for, where it is for one of both. */
const ONLY: Partial<Record<RequestDeed, RequestRole>> = {
  respond: 'provider',
  complete: 'provider',
  confirm: 'customer',
  object: 'customer',
}

/**
 * @throws HttpError 403 if it is the other person’s to do, 409 if the request isn’t in a state for it
 */
export function authorizeDeed(
  request: OfferingRequest,
  role: RequestRole,
  deed: RequestDeed,
  hasReviewed = false
): void {
  if (ONLY[deed] && ONLY[deed] !== role) {
    throw HttpError.forbidden(`Only the ${ONLY[deed]} can do this.`)
  }
  if (request.isOverdue && ['respond', 'propose', 'agree'].includes(deed)) {
    throw HttpError.conflict('This request expired.')
  }
  if (deedsOf(role, request.stateFor(hasReviewed)).includes(deed)) return
  throw HttpError.conflict(refusalOf(request, role, deed, hasReviewed))
}

function refusalOf(
  { status, doneAt, objectedAt }: OfferingRequest,
  role: RequestRole,
  deed: RequestDeed,
  hasReviewed: boolean
): string {
  if (deed === 'review') {
    return hasReviewed ? 'You’ve already left a review.' : 'Reviews come after completion.'
  }
  if (deed === 'agree') return 'No other day is proposed now.'
  if (status === 'requested') {
    return role === 'provider'
      ? 'Accept or decline this request first.'
      : 'This request isn’t accepted yet.'
  }
  if (status !== 'accepted') return `This request is ${REQUEST_STATUS_WORDS[status].toLowerCase()}.`
  if (deed === 'complete') return 'You already said that this is done.'
  if (deed === 'respond') return 'You’ve already accepted this request.'
  if (deed === 'object') return 'The provider hasn’t said that this is done.'
  if (doneAt) return 'The provider says this is done. Confirm it, or say that it isn’t.'
  return objectedAt
    ? 'You said that this isn’t done. The provider can cancel it, and you can still confirm it.'
    : 'This can’t be done now.'
}
