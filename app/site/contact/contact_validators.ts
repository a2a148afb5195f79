import vine from '@vinejs/vine'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  MAX_SITE_MESSAGE_CHARACTERS,
  MIN_MESSAGE_CHARACTERS,
} from '#app/site/contact/contact_limits'

export const siteContactValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(120),
  email: vine.string().trim().email().maxLength(254),
  message: vine
    .string()
    .trim()
    .minLength(MIN_MESSAGE_CHARACTERS)
    .maxLength(MAX_SITE_MESSAGE_CHARACTERS),
  website: vine.string().optional(),
})

siteContactValidator.messagesProvider = new PlainMessages({
  'name.required': 'Enter your name.',
  'name.maxLength': 'Use at most {max} characters.',
  'email.required': 'Enter your email address, so we can reply.',
  'message.required': 'Write your message.',
  'message.minLength': 'Write a little more, so we know how to help.',
  'message.maxLength': 'Messages can have at most {max} characters. Please shorten yours.',
})
