import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserCardRow } from '#app/accounts/user_card_sql'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { LeadEventRow, LeadRow, LeadViewingRow, ReminderRow } from '#app/leads/lead_row'
import ImageTransformer from '#app/media/image_transformer'

export default class LeadTransformer extends BaseTransformer<LeadRow> {
  toObject() {
    const lead = this.resource
    return {
      id: lead.id,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      stage: lead.stage,
      reason: lead.reason,
      source: lead.source,
      property: lead.property && homeShape(lead.property),
      contact_id: lead.contactId,
      /** a chat with them, or a new one; null if they are reached by mail only */
      chat_url: chatUrl(lead),
      assigned_to: new UserCardTransformer(lead.worker).toObject(),
      notes: lead.events.filter(({ kind }) => kind === 'note').map(noteShape),
      reminders: lead.reminders.map(reminderShape),
      viewings: lead.viewings.map(leadViewingShape),
      events: lead.events.map(eventShape),
      happened_at: wireTime(lead.happenedAt),
      created_at: wireTime(lead.createdAt),
    }
  }
}

/** By person where it can be: the chat they began is their realtor's, not an agent's. */
function chatUrl({ events, accountId, property }: LeadRow): string | null {
  if (accountId === null) return events.findLast(isInChat)?.url ?? null
  return `/chats?to=${accountId}${property ? `&property=${property.id}` : ''}`
}

const isInChat = ({ kind, url }: LeadEventRow) =>
  kind === 'chat' || (kind === 'inquiry' && url !== null)

function homeShape({ id, slug, name, featuredImage: image }: NonNullable<LeadRow['property']>) {
  return { id, slug, name, featured_image: image && new ImageTransformer(image).toObject() }
}

const personShape = (person: UserCardRow | null) =>
  person && new UserCardTransformer(person).toObject()

function noteShape(event: LeadEventRow) {
  return {
    id: event.id,
    text: event.message ?? '',
    user: personShape(event.actor),
    created_at: wireTime(event.createdAt),
  }
}

function eventShape(event: LeadEventRow) {
  return {
    id: event.id,
    kind: event.kind,
    message: event.message,
    title: event.title,
    url: event.url,
    stage: event.stage,
    wants_viewing_at: wireTimeOrNull(event.wantsViewingAt),
    property: event.property,
    user: personShape(event.actor),
    assigned_to: personShape(event.assignee),
    created_at: wireTime(event.createdAt),
  }
}

function leadViewingShape(viewing: LeadViewingRow) {
  return {
    id: viewing.id,
    status: viewing.status,
    starts_at: wireTime(viewing.startsAt),
    time_zone: viewing.timeZone,
    property: viewing.property,
  }
}

function reminderShape(reminder: ReminderRow) {
  return {
    id: reminder.id,
    at: wireTime(reminder.dueAt),
    time_zone: reminder.timeZone,
    text: reminder.text,
    done: reminder.doneAt !== null,
    done_at: wireTimeOrNull(reminder.doneAt),
    user: new UserCardTransformer(reminder.user).toObject(),
  }
}
