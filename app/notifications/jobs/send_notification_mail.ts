import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/models/user'
import { transaction } from '#app/kernel/database/transaction'
import { BULK_MAIL_JOB } from '#app/kernel/mail/mail_job'
import { enqueue } from '#app/kernel/queue/dispatch'
import { markMailed } from '#app/notifications/actions/mark_mailed'
import NotificationMail from '#app/notifications/mails/notification_mail'
import { isMailDue } from '#app/notifications/policies/is_mail_due'
import { listUnmailed } from '#app/notifications/queries/list_notifications'

interface Payload {
  userId: number
  kind: string
}

/** Mails one kind's pending notices; if the last mail is too recent, a later job retries. */
export default class SendNotificationMail extends Job<Payload> {
  static override options = BULK_MAIL_JOB

  static async enqueue({ userId, kind }: Payload): Promise<void> {
    await enqueue(this.dispatch({ userId, kind }).dedup({ id: `${userId}:${kind}` }))
  }

  async execute() {
    const { userId, kind } = this.payload
    const user = await User.find(userId)
    if (!user?.isEmailVerified || !(await isMailDue(userId, kind))) return
    const views = await listUnmailed(userId, kind)
    if (!views.length) return
    await mail.send(new NotificationMail(user, kind, views))
    const ids = views.map(({ notification }) => notification.id)
    await transaction((trx) => markMailed({ trx }, { userId, kind, ids }))
  }
}
