import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { calendarFile } from '#app/common/calendar/calendar_file'
import { mailWords, type MailWords } from '#app/farm/open_houses/mails/mail_words'
import { qrPicture } from '#app/farm/open_houses/mails/qr_picture'
import { openHouseEvent } from '#app/farm/open_houses/models/calendar_event'
import { passUrl } from '#app/farm/open_houses/models/pass_code'
import type { MailedVisitor } from '#app/farm/open_houses/queries/find_mailed_visitor'

const QR_ID = 'pass@open-house'

class OpenHouseMail extends BaseMail {
  constructor(
    private readonly mailed: MailedVisitor,
    private readonly words: MailWords,
    private readonly qr: Buffer | null
  ) {
    super()
    this.subject = words.subject
  }

  override prepare() {
    const { mailId, kind, visitor, house } = this.mailed
    const data = { ...this.words, qrId: this.qr && QR_ID }
    this.message
      .to(visitor.email)
      .header('Message-ID', `<open-house-${mailId}@${new URL(appUrl).hostname}>`)
      .htmlView('mails/open_house', data)
      .textView('mails/open_house_text', data)
    if (this.qr) this.message.embedData(this.qr, QR_ID, { filename: 'pass.png' })
    if (kind === 'thanks' || kind === 'waiting' || kind === 'consent') return
    this.message.attachData(Buffer.from(calendarFile(openHouseEvent(house))), {
      filename: 'open-house.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
  }
}

/** Drawn before it is sent: the code for the door. */
export async function openHouseMail(mailed: MailedVisitor): Promise<BaseMail> {
  const words = mailWords(mailed)
  const { house, visitor } = mailed
  const qr = words.hasPass ? await qrPicture(passUrl(house.slug, visitor.id)) : null
  return new OpenHouseMail(mailed, words, qr)
}
