import vine from '@vinejs/vine'
import { emailField, lineField, nameField, textField } from '#app/accounts/validators/fields'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { MAX_INQUIRY_CHARACTERS, MAX_PHONE_CHARACTERS } from '#app/leads/contract/lead_options'

const question = {
  message: textField(MAX_INQUIRY_CHARACTERS).minLength(1),
  wants_viewing_at: lineField(40).nullable().optional(),
}

export const inquiryValidator = vine.create(question)

export const guestInquiryValidator = vine.create({
  ...question,
  name: nameField().minLength(1),
  email: emailField(),
  phone: lineField(MAX_PHONE_CHARACTERS).nullable().optional(),
  website: vine.string().nullable().optional(),
})

const messages = new PlainMessages({
  'message.required': 'Write your question.',
  'message.minLength': 'Write your question.',
  'name.required': 'Enter your name.',
  'email.required': 'Enter your email address, so you can be answered.',
})
inquiryValidator.messagesProvider = messages
guestInquiryValidator.messagesProvider = messages
