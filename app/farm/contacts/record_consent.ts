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

/** Consent is for the address the contact has now. Asking again changes no answer. */
export async function recordConsent(
  { trx }: InTransaction,
  contactId: number,
  { kind, purpose = 'email', wording, source, address = null, userAgent = null }: ConsentEvidence
): Promise<void> {
  const { farmId, email } = await trx
    .from('farm_contacts')
    .where('id', contactId)
    .select('farm_id as farmId', 'email')
    .firstOrFail()
  await trx.table('farm_consents').insert({
    contact_id: contactId,
    email,
    kind,
    purpose,
    wording,
    source,
    address,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
  })
  if (purpose === 'clicks') return showClicks({ trx }, contactId, kind)
  if (kind === 'withdrawn') {
    await showClicks({ trx }, contactId, kind)
    if (email) await keepWithdrawal({ trx }, { farmId, email })
  }
  if (kind === 'confirmed') {
    await trx.from('farm_withdrawals').where({ farm_id: farmId, email }).delete()
  }
  const contact = trx.from('farm_contacts').where('id', contactId)
  if (kind === 'asked') void contact.whereNotIn('consent_status', ['confirmed', 'withdrawn'])
  await contact.whereNot('consent_status', STATUS[kind]).update({ consent_status: STATUS[kind] })
}

/** From now on every contact of the farm with this address has withdrawn, until they confirm. */
export async function keepWithdrawal(
  { trx }: InTransaction,
  { farmId, email }: { farmId: number; email: string }
): Promise<void> {
  await trx.rawQuery(
    'insert into farm_withdrawals (farm_id, email) values (?, ?) on conflict do nothing',
    [farmId, email]
  )
}

async function showClicks({ trx }: InTransaction, contactId: number, kind: ConsentKind) {
  if (kind === 'asked') return
  const shown = kind === 'confirmed'
  await trx
    .from('farm_contacts')
    .where({ id: contactId, shows_clicks: !shown })
    .update({ shows_clicks: shown })
}
