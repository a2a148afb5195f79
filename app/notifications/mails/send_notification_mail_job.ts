import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { BULK_MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { enqueue } from '#app/kernel/queue/dispatch'
import { listUnmailed } from '#app/notifications/find_notifications'
import NotificationMail from '#app/notifications/mails/notification_mail'

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

export const MIN_MINUTES_BETWEEN_MAILS = 60

/** Each person gets at most one mail per kind per hour. */
async function isMailDue(userId: number, kind: string): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from notification_mails where user_id = ? and kind = ?
       and mailed_at > now() - make_interval(mins => ?)`,
    [userId, kind, MIN_MINUTES_BETWEEN_MAILS]
  )
  return rows.length === 0
}

interface Mailed {
  userId: number
  kind: string
  ids: number[]
}

async function markMailed({ trx }: InTransaction, { userId, kind, ids }: Mailed) {
  await trx.rawQuery('update notifications set is_mail_pending = false where id = any(?)', [ids])
  await trx.rawQuery(
    `insert into notification_mails (user_id, kind, mailed_at) values (?, ?, now())
     on conflict (user_id, kind) do update set mailed_at = now()`,
    [userId, kind]
  )
}
