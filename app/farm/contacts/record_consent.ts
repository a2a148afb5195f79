import type { InTransaction } from '#app/kernel/database/transaction'
import type { ConsentKind, ConsentPurpose, ConsentStatus } from '#app/farm/farm_options'

export interface ConsentEvidence {
  kind: ConsentKind
  /** default `email` */
  purpose?: ConsentPurpose
  /** what was shown */
  wording: string
  /** where: a page's address, or what a person did */
  source: string
  /** of the network */
  address?: string | null
  userAgent?: string | null
}

const MAX_USER_AGENT_CHARACTERS = 300

const STATUS: Record<ConsentKind, ConsentStatus> = {
  asked: 'pending',
  confirmed: 'confirmed',
  withdrawn: 'withdrawn',
}

/** Adds evidence about a contact's consent. Who has confirmed stays so when asked again. */
export async function recordConsent(
  { trx }: InTransaction,
  contactId: number,
  { kind, purpose = 'email', wording, source, address = null, userAgent = null }: ConsentEvidence
): Promise<void> {
  await trx.table('farm_consents').insert({
    contact_id: contactId,
    kind,
    purpose,
    wording,
    source,
    address,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
  })
  if (purpose === 'clicks') return showClicks({ trx }, contactId, kind)
  if (kind === 'withdrawn') await showClicks({ trx }, contactId, kind)
  const contact = trx.from('farm_contacts').where('id', contactId)
  if (kind === 'asked') void contact.whereNot('consent_status', 'confirmed')
  await contact.whereNot('consent_status', STATUS[kind]).update({ consent_status: STATUS[kind] })
}

async function showClicks({ trx }: InTransaction, contactId: number, kind: ConsentKind) {
  if (kind === 'asked') return
  const shown = kind === 'confirmed'
  await trx
    .from('farm_contacts')
    .where({ id: contactId, shows_clicks: !shown })
    .update({ shows_clicks: shown })
}
