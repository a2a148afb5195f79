import { DateTime } from 'luxon'
import { Job } from '@adonisjs/queue'
import { settleRequest } from '#app/club/offerings/actions/settle_request'
import { CONFIRM_DAYS } from '#app/club/contract/offering_options'
import OfferingRequest from '#app/club/offerings/models/offering_request'
import { transaction } from '#app/kernel/database/transaction'

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
    for (const { id } of due) await transaction((trx) => settleRequest({ trx }, id))
  }
}
