import { DateTime } from 'luxon'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import { CONFIRM_DAYS } from '#app/club/contract/offering_options'
import { lockRequests } from '#app/club/offerings/models/lock_request'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Ends a request whose time is over: unanswered it expires, called done it is completed. */
export async function settleRequest({ trx }: InTransaction, id: number): Promise<void> {
  const [request] = await lockRequests({ trx }, (query) => query.where('id', id))
  if (!request) return
  if (request.isOverdue) {
    await changeRequest({ trx }, request, { to: 'expired', by: null })
  } else if (
    request.status === 'accepted' &&
    request.doneAt &&
    request.doneAt <= DateTime.now().minus({ days: CONFIRM_DAYS })
  ) {
    await changeRequest({ trx }, request, { to: 'completed', by: null })
  }
}
