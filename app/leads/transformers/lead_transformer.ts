import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { LeadRow } from '#app/leads/models/lead_row'

/** Contacts, notes and reminders come later. */
export default class LeadTransformer extends BaseTransformer<LeadRow> {
  toObject() {
    const lead = this.resource
    return {
      id: lead.id,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      stage: lead.stage,
      source: lead.source,
      property: lead.property,
      contact_id: null,
      assigned_to: new UserCardTransformer(lead.realtor).toObject(),
      notes: [],
      reminders: [],
      events: lead.events.map((event) => ({
        kind: event.kind,
        message: event.message,
        stage: event.stage,
        wants_viewing_at: wireTimeOrNull(event.wantsViewingAt),
        property: event.property,
        created_at: wireTime(event.createdAt),
      })),
      happened_at: wireTime(lead.happenedAt),
      created_at: wireTime(lead.createdAt),
    }
  }
}
