import type { DateTime } from 'luxon'
import { transaction } from '#app/kernel/database/transaction'
import { MailRefused, type Outbox } from '#app/kernel/mail/outbox'
import type { ClaimedRecipient } from '#app/farm/campaigns/actions/claim_recipients'
import { handOver } from '#app/farm/campaigns/actions/hand_over'
import { recordDelivery, type Delivery } from '#app/farm/campaigns/actions/record_delivery'
import { campaignStopLink } from '#app/farm/campaigns/links/campaign_links'
import type { CampaignLetter } from '#app/farm/campaigns/sending/campaign_letter'
import { composeMail, messageIdOf } from '#app/farm/campaigns/sending/compose_mail'
import { NoLongerWanted } from '#app/farm/campaigns/sending/no_longer_wanted'

interface Sending {
  outbox: Outbox
  holder: string
  letter: CampaignLetter
  now: () => DateTime
}

/**
 * Sends one mail and records what became of it. Nothing is known to the mail server before
 * `handOver` has committed, so a crash before it costs nobody the mail, and one after it sends
 * nobody a second. @throws if the mail server can't be reached
 */
export async function sendRecipient(
  recipient: ClaimedRecipient,
  { outbox, holder, letter, now }: Sending
): Promise<void> {
  const record = (delivery: Delivery) =>
    transaction((trx) => recordDelivery({ trx }, recipient, { holder, delivery, now: now() }))
  const { sender } = letter
  if (!sender) return record({ kind: 'released' })
  const stopUrl = campaignStopLink(recipient.id)
  const mail = await composeMail(
    letter.letterWith(stopUrl, recipient.showsClicks ? recipient.id : null),
    {
      to: recipient.email,
      sender,
      messageId: messageIdOf(`campaign-${recipient.campaignId}-${recipient.id}`),
      stopUrl,
    }
  )
  let isHanded = false
  try {
    await outbox.deliver(mail, async () => {
      await transaction((trx) => handOver({ trx }, recipient, holder))
      isHanded = true
    })
  } catch (error) {
    await record(deliveryOf(error, isHanded))
    if (error instanceof MailRefused || error instanceof NoLongerWanted) return
    throw error
  }
  await record({ kind: 'sent' })
}

function deliveryOf(error: unknown, isHanded: boolean): Delivery {
  if (!(error instanceof MailRefused)) return { kind: isHanded ? 'unsure' : 'released' }
  const { message: reason, isTemporary, isAboutAddress } = error
  if (isTemporary) return { kind: 'postponed', reason }
  return { kind: 'refused', reason, isHard: isAboutAddress }
}
