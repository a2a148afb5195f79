import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { LEADS } from '#app/demo/data/leads'
import type { InTransaction } from '#app/kernel/database/transaction'
import { recordInquiry } from '#app/leads/actions/record_inquiry'
import { updateLead } from '#app/leads/actions/update_lead'
import { INQUIRY_VALID_FOR_DAYS } from '#app/leads/contract/lead_options'
import Inquiry from '#app/leads/models/inquiry'
import Lead from '#app/leads/models/lead'
import type Property from '#app/properties/models/property'

/** People who asked about listings and confirmed their address. @param homes by name */
export async function seedLeads(
  { trx }: InTransaction,
  owners: ReadonlyMap<number, User>,
  homes: ReadonlyMap<string, Property>
): Promise<void> {
  for (const { home, daysAgo, stage, viewingIn, ...asked } of LEADS) {
    const property = homes.get(home)!
    const at = DateTime.utc().minus({ days: daysAgo, minutes: 35 })
    const inquiry = await Inquiry.create(
      {
        ...asked,
        propertyId: property.id,
        wantsViewingAt: viewingIn
          ? DateTime.utc().plus({ days: viewingIn }).set({ hour: 9, minute: 0, second: 0 })
          : null,
        expiresAt: at.plus({ days: INQUIRY_VALID_FOR_DAYS }),
        confirmedAt: at,
        createdAt: at,
      },
      { client: trx }
    )
    await recordInquiry({ trx }, inquiry, property)
    const lead = await Lead.query({ client: trx })
      .where({ userId: property.userId, email: asked.email })
      .firstOrFail()
    const user = owners.get(property.userId)!
    if (stage) await updateLead({ user, trx }, lead.id, { stage })
    await backdate({ trx }, lead, at)
  }
}

async function backdate({ trx }: InTransaction, { id }: Lead, at: DateTime): Promise<void> {
  const asked = at.toJSDate()
  await Lead.query({ client: trx }).where({ id }).update({ happenedAt: asked, createdAt: asked })
  await trx
    .from('lead_events')
    .where({ lead_id: id, kind: 'inquiry' })
    .update({ created_at: asked })
}
