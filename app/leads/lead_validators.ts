import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import {
  emailField,
  lineField,
  titleField,
  MAX_PERSON_NAME_CHARACTERS,
  textField,
} from '#app/accounts/field_validators'
import { referenceField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  LEAD_STAGES,
  MAX_LEAD_NOTE_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_REASON_CHARACTERS,
  MAX_REMINDER_CHARACTERS,
  isLeadSource,
  isLeadStage,
} from '#app/leads/lead_options'
import { listingField } from '#app/properties/listing_field'
import type { LeadFilter } from '#app/leads/lead_sql'

const phone = lineField(MAX_PHONE_CHARACTERS).nullable().optional()
const note = textField(MAX_LEAD_NOTE_CHARACTERS)

export const newLeadValidator = vine.create({
  lead: vine.object({
    name: titleField(MAX_PERSON_NAME_CHARACTERS),
    email: emailField(),
    phone: phone.clone(),
    stage: vine.enum(LEAD_STAGES).optional(),
    property_slug: lineField(200).nullable().optional(),
    property: listingField().nullable().optional(),
    note: note.clone().nullable().optional(),
  }),
})

export const leadValidator = vine.create({
  lead: vine.object({
    stage: vine.enum(LEAD_STAGES).optional(),
    reason: lineField(MAX_REASON_CHARACTERS).nullable().optional(),
    name: titleField(MAX_PERSON_NAME_CHARACTERS).optional().requiredWhen(whenSent),
    phone: phone.clone(),
    assigned_to: referenceField().nullable().optional(),
  }),
})

/** Its text alone, or in `note`. */
export const noteValidator = vine.create({
  text: note.clone().minLength(1).optional().requiredIfMissing('note'),
  note: vine.object({ text: note.clone().minLength(1) }).optional(),
})

export const reminderValidator = vine.create({
  at: lineField(40),
  text: lineField(MAX_REMINDER_CHARACTERS).minLength(1),
  time_zone: lineField(60).optional(),
})

export const changedReminderValidator = vine.create({
  done: vine.boolean().optional(),
  at: lineField(40).optional().requiredWhen(whenSent),
  text: lineField(MAX_REMINDER_CHARACTERS).minLength(1).optional().requiredWhen(whenSent),
  time_zone: lineField(60).optional(),
})

newLeadValidator.messagesProvider = new PlainMessages({
  'lead.name.required': 'Enter their name.',
  'lead.email.required': 'Enter their email address.',
})
leadValidator.messagesProvider = newLeadValidator.messagesProvider
noteValidator.messagesProvider = new PlainMessages({
  'text.required': 'Write a note.',
  'note.text.required': 'Write a note.',
})
reminderValidator.messagesProvider = new PlainMessages({
  'at.required': 'Choose a day and a time.',
  'text.required': 'Say what to remember.',
})
changedReminderValidator.messagesProvider = reminderValidator.messagesProvider

const MAX_QUERY_CHARACTERS = 100

/** `?stage&source&property&assigned_to&q&id`; what makes no sense is left out. */
export function leadFilter({ request }: HttpContext): Required<LeadFilter> {
  const { stage, source, property, assigned_to: assignedTo, q, id } = request.qs()
  return {
    id: idIn(id),
    stage: isLeadStage(stage) ? stage : null,
    source: isLeadSource(source) ? source : null,
    property: wordsIn(property),
    assignedTo: idIn(assignedTo),
    q: wordsIn(q),
  }
}

function idIn(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

function wordsIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return (
    value
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MAX_QUERY_CHARACTERS) || null
  )
}
