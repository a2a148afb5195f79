import type { DateTime } from 'luxon'
import { composeMail, messageIdOf, type CampaignLetter } from '#app/farm/campaigns/campaign_letter'
import { campaignStopLink } from '#app/farm/campaigns/campaign_links'
import type { ClaimedRecipient } from '#app/farm/campaigns/claim_recipients'
import { recordDelivery, type LetterDelivery } from '#app/farm/campaigns/record_delivery'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { MailRefused, type MailOutbox } from '#app/kernel/mail/outbox'

/** Somebody unsubscribed, or the campaign was canceled, while it was on its way. */
class NoLongerWanted extends Error {
  override name = 'NoLongerWanted'
}

interface Sending {
  outbox: MailOutbox
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
  const record = (delivery: LetterDelivery) =>
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

function deliveryOf(error: unknown, isHanded: boolean): LetterDelivery {
  if (!(error instanceof MailRefused)) return { kind: isHanded ? 'unsure' : 'released' }
  const { message: reason, isTemporary, isAboutAddress } = error
  if (isTemporary) return { kind: 'postponed', reason }
  return { kind: 'refused', reason, isHard: isAboutAddress }
}

/**
 * From here on, a crash leaves the recipient `unsure`.
 * @throws NoLongerWanted if the mail may not be sent
 */
async function handOver(
  { trx }: InTransaction,
  { id, email }: ClaimedRecipient,
  holder: string
): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update farm_campaign_recipients r set status = 'handing', email = :email
     from farm_contacts c, farm_campaigns k
     where r.id = :id and r.status = 'claimed' and r.claim = :holder
       and c.id = r.contact_id and c.consent_status = 'confirmed' and c.email = :email
       and k.id = r.campaign_id and k.status = 'sending'`,
    { id, holder, email }
  )
  if (!rowCount) throw new NoLongerWanted()
}
