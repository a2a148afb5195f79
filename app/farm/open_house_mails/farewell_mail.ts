import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import { isolated } from '#app/common/text/isolated'

export interface Farewell {
  email: string
  home: string
  /** ISO 8601 */
  startsAt: string
  timeZone: string
}

/** An open house goes with its realtor’s account. */
export default class FarewellMail extends BaseMail {
  constructor(private readonly farewell: Farewell) {
    super()
    this.subject = `Canceled: open house at ${isolated(farewell.home)}`
  }

  override prepare() {
    const { email, home, startsAt, timeZone } = this.farewell
    const when = openHouseStart(startsAt, timeZone)
    const data = {
      subject: this.subject,
      paragraphs: [`The open house at ${home} on ${when} won’t take place. We’re sorry.`],
      action: { url: `${appUrl}/search`, text: 'Find other homes' },
      reason: 'You’re getting this because you registered for this open house.',
    }
    this.message
      .to(email)
      .htmlView('mails/open_house', data)
      .textView('mails/open_house_text', data)
  }
}
