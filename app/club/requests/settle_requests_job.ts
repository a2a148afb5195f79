import { DateTime } from 'luxon'
import { Job } from '@adonisjs/queue'
import { lockRequests } from '#app/club/offerings/offering_locks'
import { CONFIRM_DAYS } from '#app/club/offerings/offering_options'
import { changeRequest } from '#app/club/requests/change_request'
import OfferingRequest from '#app/club/requests/offering_request'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'

/** One short transaction per request, so that answers don’t wait. */
export default class SettleRequests extends Job<Record<string, never>> {
  async execute() {
    const now = DateTime.utc()
    const confirmBy = now.minus({ days: CONFIRM_DAYS }).toJSDate()
    const due = await OfferingRequest.query()
      .where((overdue) =>
        overdue.where('status', 'requested').where('expires_at', '<=', now.toJSDate())
      )
      .orWhere((done) => done.where('status', 'accepted').where('done_at', '<=', confirmBy))
      .orderBy('id')
      .select('id')
    await eachAlone(due, 'Settling a request', ({ id }) =>
      transaction((trx) => settleRequest({ trx }, id))
    )
  }
}

/** Ends a request whose time is over: unanswered it expires, called done it is completed. */
async function settleRequest({ trx }: InTransaction, id: number): Promise<void> {
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
