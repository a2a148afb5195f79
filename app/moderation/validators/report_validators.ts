import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { textField } from '#app/accounts/validators/fields'
import { idField } from '#app/common/http/id_field'
import { LONGEST_NOTE, REPORT_REASONS } from '#app/moderation/report_options'

const noteField = () => textField(LONGEST_NOTE).nullable().optional()

export const reportValidator = vine.create({
  subject_type: vine.string().maxLength(40),
  subject_id: idField(),
  reason: vine.enum(REPORT_REASONS),
  note: noteField(),
})

export type ReportInput = Infer<typeof reportValidator>

/** Staff's word on how a report ended, and whether its subject goes with it. */
export const resolutionValidator = vine.create({
  note: noteField(),
  takes_down: vine.boolean().optional(),
})

const messages = new SimpleMessagesProvider({
  'reason.required': 'Choose what is wrong.',
  'reason.enum': 'Choose what is wrong.',
  'note.maxLength': 'A note has at most 1,000 characters.',
})
reportValidator.messagesProvider = messages
resolutionValidator.messagesProvider = messages
