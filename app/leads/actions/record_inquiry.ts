import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import type Inquiry from '#app/leads/models/inquiry'
import { findLead } from '#app/leads/queries/find_lead'
import LeadTransformer from '#app/leads/transformers/lead_transformer'
import { notify } from '#app/notifications/actions/notify'
import type Property from '#app/properties/models/property'
import { emitWebhooks } from '#app/webhooks/actions/emit_webhooks'

/** Adds a confirmed question to its sender's lead and tells the realtor. A repeat adds nothing. */
export async function recordInquiry(
  { trx }: InTransaction,
  inquiry: Inquiry,
  property: Property
): Promise<void> {
  const { id, isNew } = await keepLead(inquiry, property, trx)
  if (!(await addEvent(id, inquiry, trx))) return
  await notify(
    { trx },
    {
      userId: property.userId,
      kind: 'lead',
      groupKey: `lead:${id}`,
      words: {
        name: inquiry.name,
        home: property.name ?? 'your listing',
        what: inquiry.wantsViewingAt ? 'viewing' : 'question',
      },
      url: '/dashboard/leads',
    }
  )
  const { userId, secondOwnerId, teamId } = property
  const lead = new LeadTransformer(await findLead(id, trx)).toObject()
  await emitWebhooks(
    { trx },
    {
      event: isNew ? 'lead.created' : 'lead.updated',
      userIds: secondOwnerId === null ? [userId] : [userId, secondOwnerId],
      teamId,
      actorId: null,
      dataFor: () => ({ lead }),
    }
  )
}

/** One lead per realtor and address, even when two questions are confirmed at once. */
async function keepLead(
  { name, email, phone }: Inquiry,
  property: Property,
  trx: TransactionClientContract
): Promise<{ id: number; isNew: boolean }> {
  const { id: propertyId, teamId, userId } = property
  const latest = { team_id: teamId, property_id: propertyId, name }
  const [row]: { id: number; is_new: boolean }[] = await trx
    .knexQuery()
    .table('leads')
    .insert({ user_id: userId, email, phone, source: 'inquiry', ...latest })
    .onConflict(['user_id', 'email'])
    .merge({ ...latest, ...(phone && { phone }), happened_at: trx.knexRawQuery('now()') })
    .returning(['id', trx.knexRawQuery('xmax = 0 as is_new')])
  return { id: row.id, isNew: row.is_new }
}

/** The lead's row is locked, so a repeat sent at the same time is seen here. */
async function addEvent(
  leadId: number,
  { propertyId, message, wantsViewingAt }: Inquiry,
  trx: TransactionClientContract
): Promise<boolean> {
  const event = {
    lead_id: leadId,
    kind: 'inquiry',
    property_id: propertyId,
    message,
    wants_viewing_at: wantsViewingAt?.toJSDate() ?? null,
  }
  const same: unknown = await trx
    .from('lead_events')
    .where(event)
    .whereRaw("created_at > now() - interval '7 days'")
    .first()
  if (same) return false
  await trx.table('lead_events').insert(event)
  return true
}
