import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { remindHosts } from '#app/farm/open_houses/actions/remind_hosts'
import SendOpenHouseMail from '#app/farm/open_houses/jobs/send_open_house_mail'
import { listDueMailIds } from '#app/farm/open_houses/queries/list_due_mail_ids'

const MAX_PER_RUN = 500

/** Runs every minute. */
export default class SendDueMails extends Job<Record<string, never>> {
  async execute() {
    for (const mailId of await listDueMailIds(MAX_PER_RUN)) {
      await enqueue(SendOpenHouseMail.dispatch({ mailId }).dedup({ id: String(mailId) }))
    }
    await transaction((trx) => remindHosts({ trx }))
  }
}
