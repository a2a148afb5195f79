import { Job } from '@adonisjs/queue'
import SendNotificationMail from '#app/notifications/jobs/send_notification_mail'
import { listDueMails } from '#app/notifications/queries/list_due_mails'

const MAX_PER_RUN = 500

/** Runs every five minutes: mails held back for their hour, and those left behind by a crash. */
export default class SendNotificationMails extends Job<Record<string, never>> {
  async execute() {
    for (const due of await listDueMails(MAX_PER_RUN)) await SendNotificationMail.enqueue(due)
  }
}
