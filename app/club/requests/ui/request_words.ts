import { CONFIRM_DAYS } from '#app/club/offerings/offering_options'
import { REQUEST_STATUS_WORDS } from '#app/club/requests/request_state'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'

const TONES = {
  requested: 'warning',
  accepted: 'positive',
  completed: 'neutral',
  declined: 'danger',
  cancelled: 'danger',
  expired: 'danger',
} as const

export function stateBadge({ status, done_at: doneAt }: OfferingRequest) {
  const isDone = status === 'accepted' && doneAt !== null
  return isDone
    ? { tone: 'warning' as const, words: 'Waiting for confirmation' }
    : { tone: TONES[status], words: REQUEST_STATUS_WORDS[status] }
}

/** The other person; null once their account is deleted. */
export function otherOf({ role, customer, provider }: OfferingRequest) {
  return role === 'customer' ? provider : customer
}

/** What the state means for this person, and what comes next, in a sentence or two. */
export function stateSentence(request: OfferingRequest): string {
  const { status, role, done_at: doneAt, coins } = request
  const other = otherOf(request)?.name.split(' ')[0] ?? 'The other person'
  const isCustomer = role === 'customer'
  switch (status) {
    case 'requested':
      return isCustomer
        ? `${other} hasn’t answered yet. Without an answer, the request expires.`
        : `${other} waits for your answer. Without one, the request expires.`
    case 'accepted':
      return acceptedSentence({ isCustomer, isDone: doneAt !== null, other, request })
    case 'completed':
      if (coins === null) return 'It’s done. You settle the money between you.'
      return isCustomer
        ? `It’s done, and ${other} got your coins.`
        : 'It’s done, and the coins are yours.'
    case 'declined':
      return isCustomer
        ? `${other} declined.${returned(request)}`
        : `You declined.${coins === null ? '' : ` ${other} got the coins back.`}`
    case 'cancelled':
      return `It was canceled.${isCustomer ? returned(request) : ''}`
    case 'expired':
      return `Nobody answered in time.${isCustomer ? returned(request) : ''}`
  }
}

function returned({ coins }: OfferingRequest): string {
  return coins === null ? '' : ' You got your coins back.'
}

interface Accepted {
  isCustomer: boolean
  isDone: boolean
  other: string
  request: OfferingRequest
}

function acceptedSentence({ isCustomer, isDone, other, request }: Accepted): string {
  if (isCustomer && isDone) {
    return `${other} says it’s done. Confirm it, or say that it isn’t; without a word from you, it counts as done after ${CONFIRM_DAYS} days.`
  }
  if (isCustomer) {
    return request.objected_at
      ? `You said it isn’t done yet. Confirm once it is; only ${other} can cancel now.`
      : `${other} accepted. Confirm once it’s done.`
  }
  if (isDone) {
    return `You said it’s done. ${other} confirms it, or it counts as done after ${CONFIRM_DAYS} days.`
  }
  return request.objected_at
    ? `${other} says it isn’t done yet. Say so again once it is, or cancel.`
    : 'You accepted. Say so once it’s done.'
}
