import { Job } from '@adonisjs/queue'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendSearchMail from '#app/search/alerts/send_search_mail_job'
import { listDueRecipients } from '#app/search/alerts/find_search_mails'

const MAX_PER_RUN = 500

/** Runs every five minutes. */
export default class SendSearchMails extends Job<Record<string, never>> {
  async execute() {
    for (const recipient of await listDueRecipients(MAX_PER_RUN)) {
      await enqueue(SendSearchMail.dispatch({ recipient }).dedup({ id: recipient }))
    }
  }
}
