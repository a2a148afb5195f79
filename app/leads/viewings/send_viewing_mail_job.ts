import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { sendClaimed } from '#app/kernel/mail/claimed_mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { VIEWING_SOURCE, type ViewingRow } from '#app/leads/viewings/viewing_row'
import ViewingMail, { type ViewingMailKind } from '#app/leads/viewings/viewing_mail'

export default class SendViewingMail extends Job<{ mailId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const { mailId } = this.payload
    await sendClaimed('viewing_mails', mailId, async () => {
      const mailed = await findMailedViewing(mailId)
      return mailed && new ViewingMail(mailed)
    })
  }
}

export interface MailedViewing {
  kind: ViewingMailKind
  viewing: ViewingRow
}

async function findMailedViewing(mailId: number): Promise<MailedViewing | null> {
  const { rows } = await db.rawQuery<{ rows: (ViewingRow & { kind: ViewingMailKind })[] }>(
    `select m.kind, shown.* from viewing_mails m join (${VIEWING_SOURCE}) shown
       on shown.id = m.viewing_id where m.id = ?`,
    [mailId]
  )
  if (!rows[0]) return null
  const { kind, ...viewing } = rows[0]
  return { kind, viewing }
}
