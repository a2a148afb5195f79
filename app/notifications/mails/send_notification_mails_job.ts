import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import SendNotificationMail, {
  MIN_MINUTES_BETWEEN_MAILS,
} from '#app/notifications/mails/send_notification_mail_job'

const MAX_PER_RUN = 500

/** Runs every five minutes: mails held back for their hour, and those left behind by a crash. */
export default class SendNotificationMails extends Job<Record<string, never>> {
  async execute() {
    for (const due of await listDueMails(MAX_PER_RUN)) await SendNotificationMail.enqueue(due)
  }
}

interface DueMail {
  userId: number
  kind: string
}

/** People and kinds with something to mail whose last mail is old enough, longest waiting first. */
export async function listDueMails(limit: number): Promise<DueMail[]> {
  const { rows } = await db.rawQuery<{ rows: DueMail[] }>(
    `select waiting.user_id as "userId", waiting.kind
     from notifications waiting
     left join notification_mails mails
       on mails.user_id = waiting.user_id and mails.kind = waiting.kind
     where waiting.is_mail_pending
       and (mails.mailed_at is null or mails.mailed_at < now() - make_interval(mins => ?))
     group by waiting.user_id, waiting.kind
     order by min(waiting.happened_at), waiting.user_id
     limit ?`,
    [MIN_MINUTES_BETWEEN_MAILS, limit]
  )
  return rows
}
