import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { lockOpenRequests } from '#app/club/offerings/offering_locks'
import { COMPLETION_WAY, MIN_DAYS_BETWEEN_REWARDS } from '#app/club/offerings/offering_options'
import { announceOfferingRequest } from '#app/club/requests/announce_request'
import OfferingRequest from '#app/club/requests/offering_request'
import type { EndedStatus } from '#app/club/requests/request_state'
import type { InTransaction } from '#app/kernel/database/transaction'
import { captureHold, releaseHold } from '#app/ledger/change_hold'
import { earnCoins } from '#app/ledger/earn_coins'
import type { StatementLine } from '#app/ledger/ledger_entry'

interface Change {
  to: EndedStatus | 'accepted'
  /** null for what happens by itself */
  by: User | null
}

/**
 * Moves a locked request on, with its coin: paid to the provider once completed, returned if it
 * ends otherwise. The caller knows that the step is allowed.
 */
export async function changeRequest(
  { trx }: InTransaction,
  request: OfferingRequest,
  { to, by }: Change
): Promise<void> {
  request.useTransaction(trx).merge({
    status: to,
    ...(to !== 'accepted' && { endedAt: DateTime.utc(), proposedOn: null, proposedBy: null }),
  })
  await request.save()
  const { holdId, providerId } = request
  if (to === 'completed') {
    if (holdId !== null && providerId !== null) {
      await captureHold({ trx }, holdId, { userId: providerId, line: paidLine(request) })
    }
    await rewardProvider({ trx }, request)
  } else if (to !== 'accepted' && holdId !== null) {
    await releaseHold({ trx }, holdId, returnedLine(request))
  }
  await announceOfferingRequest({ trx }, request, { by, ...wordsOf(request, to, by) })
}

/** Two people could complete requests for each other. Locks the chat that they share. */
async function rewardProvider({ trx }: InTransaction, request: OfferingRequest): Promise<void> {
  const { id, providerId, customerId, url } = request
  if (providerId === null || customerId === null) return
  const both = [providerId, customerId]
  const since = DateTime.utc().minus({ days: MIN_DAYS_BETWEEN_REWARDS })
  const rewarded = await OfferingRequest.query({ client: trx })
    .whereIn('provider_id', both)
    .whereIn('customer_id', both)
    .where('rewarded_at', '>', since.toJSDate())
    .first()
  if (rewarded) return
  await earnCoins({ trx }, { userId: providerId, kind: COMPLETION_WAY, causeId: id, url })
  await request.merge({ rewardedAt: DateTime.utc() }).save()
}

function wordsOf({ title }: OfferingRequest, to: Change['to'], by: User | null) {
  const who = by?.name.split(' ')[0] ?? 'Someone'
  switch (to) {
    case 'accepted':
      return {
        line: `${who} accepted the request for “${title}”.`,
        deed: `accepted your request for “${title}”`,
      }
    case 'declined':
      return {
        line: `${who} declined the request for “${title}”.`,
        deed: `declined your request for “${title}”`,
      }
    case 'cancelled':
      return { line: `${who} canceled “${title}”.`, deed: `canceled “${title}”` }
    case 'expired':
      return {
        line: `The request for “${title}” expired without an answer.`,
        deed: `The request for “${title}” expired without an answer`,
      }
    case 'completed':
      return by
        ? {
            line: `${who} confirmed that “${title}” is done.`,
            deed: `confirmed that “${title}” is done`,
          }
        : { line: `“${title}” is completed.`, deed: `“${title}” is completed. Leave a review` }
  }
}

/** For the statement of the customer. */
export function heldRequestLine({ title, url }: OfferingRequest): StatementLine {
  return { words: `Set aside for “${title}”`, url }
}

function returnedLine({ title, url }: OfferingRequest): StatementLine {
  return { words: `Returned: “${title}”`, url }
}

/** For the statement of the provider. */
function paidLine({ title, url }: OfferingRequest): StatementLine {
  return { words: `Paid for “${title}”`, url }
}

/**
 * Cancels what two people have open when one blocks the other. What the provider called done stays:
 * its customer can still confirm it or object.
 */
export async function partWays({ user, trx }: ActingUser, otherId: number): Promise<void> {
  const both = [user.id, otherId]
  const open = await lockOpenRequests({ trx }, (query) =>
    query.whereIn('customer_id', both).whereIn('provider_id', both).whereNull('done_at')
  )
  for (const request of open) {
    await changeRequest({ trx }, request, { to: 'cancelled', by: user })
  }
}

/**
 * Ends the open requests of an account that is deleted. A customer who leaves what the provider
 * called done has paid for it; all other coin goes back.
 */
export async function settleForDeletion(user: User, trx: TransactionClientContract): Promise<void> {
  const open = await lockOpenRequests({ trx }, (query) =>
    query.where((own) => own.where('customer_id', user.id).orWhere('provider_id', user.id))
  )
  for (const request of open) {
    const isPaid = request.customerId === user.id && request.doneAt !== null
    await changeRequest({ trx }, request, { to: isPaid ? 'completed' : 'cancelled', by: user })
  }
}
