import vine from '@vinejs/vine'
import {
  emailField,
  lineField,
  titleField,
  MAX_NAME_CHARACTERS,
  textField,
} from '#app/accounts/validators/fields'
import { idField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  LEAD_STAGES,
  MAX_NOTE_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_REASON_CHARACTERS,
  MAX_REMINDER_CHARACTERS,
} from '#app/leads/contract/lead_options'

const phone = lineField(MAX_PHONE_CHARACTERS).nullable().optional()
const note = textField(MAX_NOTE_CHARACTERS)

export const newLeadValidator = vine.create({
  lead: vine.object({
    name: titleField(MAX_NAME_CHARACTERS),
    email: emailField(),
    phone: phone.clone(),
    stage: vine.enum(LEAD_STAGES).optional(),
    property_slug: lineField(200).nullable().optional(),
    note: note.clone().nullable().optional(),
  }),
})

export const leadValidator = vine.create({
  lead: vine.object({
    stage: vine.enum(LEAD_STAGES).optional(),
    reason: lineField(MAX_REASON_CHARACTERS).nullable().optional(),
    name: titleField(MAX_NAME_CHARACTERS).optional().requiredWhen(whenSent),
    phone: phone.clone(),
    assigned_to: idField().nullable().optional(),
  }),
})

export const noteValidator = vine.create({ text: note.clone().minLength(1) })

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
noteValidator.messagesProvider = new PlainMessages({ 'text.required': 'Write a note.' })
reminderValidator.messagesProvider = new PlainMessages({
  'at.required': 'Choose a day and a time.',
  'text.required': 'Say what to remember.',
})
changedReminderValidator.messagesProvider = reminderValidator.messagesProvider
