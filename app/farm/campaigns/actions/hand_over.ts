import type { InTransaction } from '#app/kernel/database/transaction'
import type { ClaimedRecipient } from '#app/farm/campaigns/actions/claim_recipients'
import { NoLongerWanted } from '#app/farm/campaigns/sending/no_longer_wanted'

/**
 * From here on, a crash leaves the recipient `unsure`.
 * @throws NoLongerWanted if the mail may not be sent
 */
export async function handOver(
  { trx }: InTransaction,
  { id, email }: ClaimedRecipient,
  holder: string
): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update farm_campaign_recipients r set status = 'handing'
     from farm_contacts c, farm_campaigns k
     where r.id = :id and r.status = 'claimed' and r.claim = :holder
       and c.id = r.contact_id and c.consent_status = 'confirmed' and c.email = :email
       and k.id = r.campaign_id and k.status = 'sending'`,
    { id, holder, email }
  )
  if (!rowCount) throw new NoLongerWanted()
}
