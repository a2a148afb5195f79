import vine from '@vinejs/vine'
import { emailField, lineField, nameField } from '#app/accounts/field_validators'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { ANSWERS, MAX_CLIENT_ID_CHARACTERS } from '#app/farm/open_houses/open_house_options'
import { MAX_PHONE_CHARACTERS } from '#app/leads/lead_options'

const visitor = {
  name: nameField().minLength(1),
  email: emailField(),
  phone: lineField(MAX_PHONE_CHARACTERS).nullable().optional(),
  consent: vine.boolean().optional(),
  has_agent: vine.boolean().nullable().optional(),
  client_id: lineField(MAX_CLIENT_ID_CHARACTERS).minLength(1).optional(),
}

export const visitorRegistrationValidator = vine.create({
  ...visitor,
  website: vine.string().nullable().optional(),
})

/** @property signed_at when they signed in, if the tablet was offline then */
const deskEntry = { ...visitor, signed_at: lineField(40).nullable().optional() }

export const deskEntryValidator = vine.create(deskEntry)

/** The same in an object of its name. */
export const nestedDeskEntryValidator = vine.create({ visitor: vine.object(deskEntry) })

export const visitorAnswerValidator = vine.create({ answer: vine.enum(ANSWERS) })

const messages = new PlainMessages({
  'name.required': 'Enter your name.',
  'email.required': 'Enter your email address.',
  'visitor.name.required': 'Enter your name.',
  'visitor.email.required': 'Enter your email address.',
  'answer.required': 'Choose an answer.',
})
for (const validator of [
  visitorRegistrationValidator,
  deskEntryValidator,
  nestedDeskEntryValidator,
  visitorAnswerValidator,
]) {
  validator.messagesProvider = messages
}
