import { Job } from '@adonisjs/queue'
import User from '#app/accounts/models/user'
import { openOutbox } from '#config/mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import { campaignStopLink, NOBODY } from '#app/farm/campaigns/links/campaign_links'
import { readCampaignLetter } from '#app/farm/campaigns/sending/campaign_letter'
import { composeMail, messageIdOf } from '#app/farm/campaigns/sending/compose_mail'

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
