import type { InTransaction } from '#app/kernel/database/transaction'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'

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
