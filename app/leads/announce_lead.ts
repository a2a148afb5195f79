import type { InTransaction } from '#app/kernel/database/transaction'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { leadPath } from '#app/leads/lead_options'
import type { LeadArrival } from '#app/leads/record_lead'
import Lead from '#app/leads/lead'
import { findLead } from '#app/leads/find_leads'
import LeadTransformer from '#app/leads/lead_transformer'
import { notify } from '#app/notifications/notify'
import Property from '#app/properties/property'
import { emitWebhooks } from '#app/webhooks/deliveries/emit_webhooks'

interface Announced extends Pick<LeadArrival, 'notice' | 'isRealtorTold' | 'name' | 'actorId'> {
  id: number
  isNew: boolean
}

/** Tells those who work on a lead, and webhooks. */
export async function announceLead(
  { trx }: InTransaction,
  { id, isNew, name, notice, isRealtorTold, actorId }: Announced
): Promise<void> {
  const { userId, assignedId, teamId, propertyId } = await Lead.findOrFail(id, { client: trx })
  const workers = new Set([userId, assignedId ?? userId])
  if (isRealtorTold) workers.delete(userId)
  for (const worker of notice ? workers : []) {
    await notify(
      { trx },
      {
        userId: worker,
        kind: 'lead',
        groupKey: `lead:${id}`,
        words: { name, ...notice },
        url: leadPath(id),
        about: propertyId ? { of: 'property', id: propertyId } : undefined,
      }
    )
  }
  const property = propertyId ? await Property.find(propertyId, { client: trx }) : null
  const secondOwner = property?.secondOwnerId ?? userId
  const lead = new LeadTransformer(await findLead(id, trx)).toObject()
  await emitWebhooks(
    { trx },
    {
      event: isNew ? 'lead.created' : 'lead.updated',
      userIds: [...new Set([userId, secondOwner])],
      teamId,
      actorId: actorId ?? null,
      dataFor: () => ({ lead }),
    }
  )
  await tellLeadChanged({ trx }, { id })
}
