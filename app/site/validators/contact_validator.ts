import vine, { SimpleMessagesProvider } from '@vinejs/vine'

export const contactValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(120),
  email: vine.string().trim().email().maxLength(254),
  message: vine.string().trim().minLength(10).maxLength(5000),
  website: vine.string().optional(),
})

contactValidator.messagesProvider = new SimpleMessagesProvider({
  'name.required': 'Tell us your name.',
  'name.maxLength': 'Your name may have at most 120 characters.',
  'email.required': 'Tell us your e-mail address, so that we can answer.',
  'email.email': 'That does not look like an e-mail address.',
  'message.required': 'Write us a few words.',
  'message.minLength': 'Write us a few words more.',
  'message.maxLength': 'That is longer than 5,000 characters. Please shorten it.',
})
