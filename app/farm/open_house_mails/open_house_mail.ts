import { BaseMail } from '@adonisjs/mail'
import sharp from 'sharp'
import { calendarFile } from '#app/common/calendar_file'
import type { MailedVisitor } from '#app/farm/open_house_mails/find_mailed_visitor'
import { mailWords, type MailWords } from '#app/farm/open_house_mails/mail_words'
import { openHouseEvent } from '#app/farm/open_houses/calendar_event'
import { passUrl } from '#app/farm/visitors/visitor_codes'
import { qrPath } from '#app/kit/share/qr_path'
import { appUrl } from '#config/app'

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

const SIDE = 480

/** A QR code as a PNG, black on white. */
function qrPicture(text: string): Promise<Buffer> {
  const { path, size } = qrPath(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
