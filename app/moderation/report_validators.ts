import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { textField } from '#app/accounts/field_validators'
import { idField } from '#app/common/http/id_field'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { MAX_REPORT_NOTE_CHARACTERS, REPORT_REASONS } from '#app/moderation/report_options'

const noteField = () => textField(MAX_REPORT_NOTE_CHARACTERS).nullable().optional()

export const reportValidator = vine.create({
  subject_type: vine.string().maxLength(40),
  subject_id: idField(),
  reason: vine.enum(REPORT_REASONS),
  note: noteField(),
})

export type ReportInput = Infer<typeof reportValidator>

export const resolutionValidator = vine.create({
  note: noteField(),
  takes_down: vine.boolean().optional(),
})

const messages = new PlainMessages({
  'reason.required': 'Choose what’s wrong.',
  'reason.enum': 'Choose what’s wrong.',
  'note.maxLength': 'Notes can have at most {max} characters.',
})
reportValidator.messagesProvider = messages
resolutionValidator.messagesProvider = messages
