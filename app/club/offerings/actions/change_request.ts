import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { announceRequest } from '#app/club/offerings/actions/announce_request'
import { COMPLETION_WAY } from '#app/club/contract/offering_options'
import type { EndedStatus } from '#app/club/contract/request_state'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { paidLine, returnedLine } from '#app/club/offerings/models/request_words'
import type { InTransaction } from '#app/kernel/database/transaction'
import { captureHold } from '#app/ledger/actions/capture_hold'
import { earnCoins } from '#app/ledger/actions/earn_coins'
import { releaseHold } from '#app/ledger/actions/release_hold'

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
  const { id, holdId, providerId, url } = request
  if (to === 'completed') {
    if (holdId !== null && providerId !== null) {
      await captureHold({ trx }, holdId, { userId: providerId, line: paidLine(request) })
    }
    if (providerId !== null) {
      await earnCoins({ trx }, { userId: providerId, kind: COMPLETION_WAY, causeId: id, url })
    }
  } else if (to !== 'accepted' && holdId !== null) {
    await releaseHold({ trx }, holdId, returnedLine(request))
  }
  await announceRequest({ trx }, request, { by, ...wordsOf(request, to, by) })
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
