import { Job } from '@adonisjs/queue'
import User from '#app/accounts/user'
import { openOutbox } from '#config/mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { campaignStopLink, NOBODY } from '#app/farm/campaigns/campaign_links'
import { readCampaignLetter, composeMail, messageIdOf } from '#app/farm/campaigns/campaign_letter'

interface Payload {
  campaignId: number
  userId: number
  /** of this test */
  testId: string
}

/** Sends a campaign as it is to whoever writes it. */
export default class SendCampaignTest extends Job<Payload> {
  static override options = MAIL_JOB

  async execute() {
    const { campaignId, userId, testId } = this.payload
    const user = await User.find(userId)
    const written = await readCampaignLetter(campaignId, { isCounted: false })
    if (!user || !written) return
    const stopUrl = campaignStopLink(NOBODY)
    const letter = written.letterWith(stopUrl)
    const mail = await composeMail(
      { ...letter, subject: `Test: ${letter.subject}` },
      {
        to: user.email,
        sender: written.sender ?? { name: user.name, replyTo: null },
        messageId: messageIdOf(`campaign-test-${testId}`),
        stopUrl,
      }
    )
    const outbox = openOutbox()
    try {
      await outbox.deliver(mail, async () => {})
    } finally {
      outbox.close()
    }
  }
}
