import vine from '@vinejs/vine'
import {
  MAX_RATING,
  MAX_REQUEST_MESSAGE_CHARACTERS,
  MAX_REVIEW_CHARACTERS,
  PAY_WITH,
} from '#app/club/contract/offering_options'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

export const requestValidator = vine.create({
  message: vine.string().trim().minLength(1).maxLength(MAX_REQUEST_MESSAGE_CHARACTERS),
  pay_with: vine.enum(PAY_WITH),
  /** `2026-10-11` */
  wished_on: vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .optional(),
})

requestValidator.messagesProvider = new PlainMessages({
  'message.required': 'Write a few words about what you need.',
  'message.minLength': 'Write a few words about what you need.',
  'pay_with.required': 'Choose how to pay.',
  'pay_with.enum': 'Pay with money or with coin.',
  'wished_on.regex': 'Choose a day.',
})

export const dayValidator = vine.create({
  wished_on: vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/),
})
dayValidator.messagesProvider = new PlainMessages({
  'wished_on.required': 'Choose a day.',
  'wished_on.regex': 'Choose a day.',
})

export const answerValidator = vine.create({ accept: vine.boolean() })

export const reviewValidator = vine.create({
  rating: vine.number().withoutDecimals().range([1, MAX_RATING]),
  text: vine.string().trim().maxLength(MAX_REVIEW_CHARACTERS).nullable().optional(),
})

reviewValidator.messagesProvider = new PlainMessages({
  'rating.required': 'Choose from one to five stars.',
  'rating.range': 'Choose from one to five stars.',
})
