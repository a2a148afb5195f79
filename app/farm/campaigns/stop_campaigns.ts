import { keepWithdrawal, recordConsent } from '#app/farm/contacts/record_consent'
import type { ConsentStatus } from '#app/farm/farm_options'
import type { InTransaction } from '#app/kernel/database/transaction'

interface Recipient {
  name: string
  farmId: number
  email: string
  contactId: number | null
  status: ConsentStatus | null
}

interface Unsubscribing {
  recipientId: number
  address: string
  userAgent: string | null
}

/** Withdraws consent for the campaign’s farm and the address it went to. Safe to repeat. */
export async function unsubscribeRecipient(
  { trx }: InTransaction,
  { recipientId, address, userAgent }: Unsubscribing
): Promise<void> {
  const recipient: Recipient | null = await trx
    .from('farm_campaign_recipients as r')
    .join('farm_campaigns as k', 'k.id', 'r.campaign_id')
    .leftJoin('farm_contacts as c', (on) => {
      on.on('c.farm_id', 'k.farm_id').andOn('c.email', 'r.email')
    })
    .where('r.id', recipientId)
    .whereNotNull('r.email')
    .select('k.name', 'k.farm_id as farmId', 'r.email')
    .select('c.id as contactId', 'c.consent_status as status')
    .first()
  if (!recipient || recipient.status === 'withdrawn') return
  await trx
    .from('farm_campaign_recipients')
    .where('id', recipientId)
    .whereNull('unsubscribed_at')
    .update({ unsubscribed_at: trx.knexRawQuery('now()') })
  if (recipient.contactId === null) return keepWithdrawal({ trx }, recipient)
  await recordConsent({ trx }, recipient.contactId, {
    kind: 'withdrawn',
    wording: 'Unsubscribe',
    source: `Link in the campaign “${recipient.name}”`,
    address,
    userAgent,
  })
}

interface Hiding {
  recipientId: number
  address: string
  userAgent: string | null
}

/** Withdraws that the clicks of a campaign's recipient are known; they still get email. Safe to repeat. */
export async function hideClicks(
  { trx }: InTransaction,
  { recipientId, address, userAgent }: Hiding
): Promise<void> {
  const contact: { id: number; name: string } | null = await trx
    .from('farm_campaign_recipients as r')
    .join('farm_campaigns as k', 'k.id', 'r.campaign_id')
    .join('farm_contacts as c', 'c.id', 'r.contact_id')
    .where({ 'r.id': recipientId, 'c.shows_clicks': true })
    .select('c.id', 'k.name')
    .first()
  if (!contact) return
  await recordConsent({ trx }, contact.id, {
    kind: 'withdrawn',
    purpose: 'clicks',
    wording: 'Hide which links I open',
    source: `Link in the campaign “${contact.name}”`,
    address,
    userAgent,
  })
}
