export const OFFERING_REQUEST_STATUSES = [
  'requested',
  'accepted',
  'completed',
  'declined',
  'cancelled',
  'expired',
] as const
export type OfferingRequestStatus = (typeof OFFERING_REQUEST_STATUSES)[number]
export const OPEN_STATUSES: OfferingRequestStatus[] = ['requested', 'accepted']
export type EndedStatus = Exclude<OfferingRequestStatus, 'requested' | 'accepted'>

export const REQUEST_STATUS_WORDS: Record<OfferingRequestStatus, string> = {
  requested: 'Requested',
  accepted: 'Accepted',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
}

export type RequestRole = 'customer' | 'provider'

export const REQUEST_DEEDS = [
  'respond',
  'complete',
  'confirm',
  'object',
  'cancel',
  'review',
  'propose',
  'agree',
] as const
export type RequestDeed = (typeof REQUEST_DEEDS)[number]

export interface RequestState {
  status: OfferingRequestStatus
  /** the provider said that it’s done */
  isDone: boolean
  /** the customer said once that it isn’t */
  isObjected: boolean
  hasReviewed: boolean
  /** whose proposal of another day waits for an answer */
  proposedBy: RequestRole | null
}

/**
 * What somebody may do with a request now. A customer can’t cancel alone what the provider called
 * done: they confirm it or object.
 */
export function deedsOf(role: RequestRole, state: RequestState): RequestDeed[] {
  const steps = stepsOf(role, state)
  if (!OPEN_STATUSES.includes(state.status) || state.isDone) return steps
  const { proposedBy } = state
  return [...(proposedBy && proposedBy !== role ? (['agree'] as const) : []), ...steps, 'propose']
}

function stepsOf(role: RequestRole, state: RequestState): RequestDeed[] {
  const { status, isDone, isObjected, hasReviewed } = state
  if (status === 'completed') return hasReviewed ? [] : ['review']
  if (status === 'requested') return role === 'provider' ? ['respond'] : ['cancel']
  if (status !== 'accepted') return []
  if (role === 'provider') return isDone ? ['cancel'] : ['complete', 'cancel']
  if (isDone) return ['confirm', 'object']
  return isObjected ? ['confirm'] : ['confirm', 'cancel']
}
