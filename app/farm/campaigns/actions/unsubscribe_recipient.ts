import type { InTransaction } from '#app/kernel/database/transaction'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'

interface Unsubscribing {
  recipientId: number
  address: string
  userAgent: string | null
}

/** Withdraws consent for the farm whose campaign it was. Safe to repeat. */
export async function unsubscribeRecipient(
  { trx }: InTransaction,
  { recipientId, address, userAgent }: Unsubscribing
): Promise<void> {
  const recipient: { contact_id: number | null; name: string; status: string } | null = await trx
    .from('farm_campaign_recipients as r')
    .join('farm_campaigns as k', 'k.id', 'r.campaign_id')
    .leftJoin('farm_contacts as c', 'c.id', 'r.contact_id')
    .where('r.id', recipientId)
    .select('r.contact_id', 'k.name', 'c.consent_status as status')
    .first()
  if (!recipient?.contact_id || recipient.status === 'withdrawn') return
  await trx
    .from('farm_campaign_recipients')
    .where('id', recipientId)
    .whereNull('unsubscribed_at')
    .update({ unsubscribed_at: trx.knexRawQuery('now()') })
  await recordConsent({ trx }, recipient.contact_id, {
    kind: 'withdrawn',
    wording: 'Unsubscribe',
    source: `Link in the campaign “${recipient.name}”`,
    address,
    userAgent,
  })
}
