import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import { recordLead } from '#app/leads/actions/record_lead'
import type Inquiry from '#app/leads/models/inquiry'
import Lead from '#app/leads/models/lead'
import type Property from '#app/properties/models/property'

/** Adds a confirmed question to its sender's lead and tells the realtor. A repeat adds nothing. */
export async function recordInquiry(
  { trx }: InTransaction,
  inquiry: Inquiry,
  property: Property
): Promise<void> {
  const { name, email, phone, message, propertyId } = inquiry
  if (await wasJustAsked(inquiry, property.userId, trx)) return
  const wantsViewingAt = inquiry.wantsViewingAt?.toJSDate() ?? null
  const what = wantsViewingAt ? 'viewing' : 'question'
  await recordLead(
    { trx },
    {
      userId: property.userId,
      teamId: property.teamId,
      source: 'inquiry',
      ...{ name, email, phone, propertyId },
      event: {
        kind: 'inquiry',
        cause: causeOf(inquiry),
        ...{ message, wantsViewingAt },
        at: inquiry.confirmedAt?.toJSDate(),
      },
      notice: { what, home: property.name ?? 'your listing' },
    }
  )
}

/** The same question within a week. */
async function wasJustAsked(
  { email, propertyId, message, wantsViewingAt }: Inquiry,
  realtorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const lead = await Lead.query({ client: trx })
    .where({ user_id: realtorId, email })
    .forUpdate()
    .first()
  if (!lead) return false
  const same: unknown = await trx
    .from('lead_events')
    .where({ lead_id: lead.id, kind: 'inquiry', property_id: propertyId, message })
    .where({ wants_viewing_at: wantsViewingAt?.toJSDate() ?? null })
    .whereRaw("created_at > now() - interval '7 days'")
    .first()
  return Boolean(same)
}

/** The same for a question confirmed twice at once, before there is a lead to lock. */
function causeOf({ propertyId, message, wantsViewingAt, confirmedAt }: Inquiry): string {
  const words = JSON.stringify([propertyId, message, wantsViewingAt?.toMillis() ?? null])
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, 22)
  return `inquiry:${hash}:${confirmedAt?.toUTC().toISODate() ?? ''}`
}
