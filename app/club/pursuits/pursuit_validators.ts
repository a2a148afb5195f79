import vine from '@vinejs/vine'
import { emailField, lineField, textField } from '#app/accounts/field_validators'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  MAX_PURSUIT_NOTE_CHARACTERS,
  MAX_HOME_STARS,
  PURSUIT_STAGES,
} from '#app/club/pursuits/pursuit_options'

const MAX_SLUG_CHARACTERS = 200
const MAX_HANDLE_CHARACTERS = 80
const MAX_POSITION = 1_000_000

export const newPursuitValidator = vine.create({
  property_slug: lineField(MAX_SLUG_CHARACTERS).minLength(1),
  stage: vine.enum(PURSUIT_STAGES).optional(),
})
newPursuitValidator.messagesProvider = new PlainMessages({
  'property_slug.required': 'Choose a home.',
})

const change = () => ({
  stage: vine.enum(PURSUIT_STAGES).optional(),
  position: vine.number().withoutDecimals().min(0).max(MAX_POSITION).optional(),
  note: textField(MAX_PURSUIT_NOTE_CHARACTERS).nullable().optional(),
  rating: vine.number().withoutDecimals().range([1, MAX_HOME_STARS]).nullable().optional(),
})

/** Its fields alone, or in `pursuit`. `seen.note` is the note that whoever writes one knew. */
export const pursuitValidator = vine.create({
  ...change(),
  pursuit: vine.object(change()).optional(),
  seen: vine.object({ note: vine.string().nullable().optional() }).optional(),
})

export const pursuitInvitationValidator = vine.create({
  handle: lineField(MAX_HANDLE_CHARACTERS).minLength(1).optional().requiredIfMissing('email'),
  email: emailField().optional(),
})
pursuitInvitationValidator.messagesProvider = new PlainMessages({
  'handle.required': 'Choose a person or enter an email address.',
})

export const pursuitInvitationAnswerValidator = vine.create({ accept: vine.boolean() })
