import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import {
  MAX_REVIEW_STARS,
  MAX_REQUEST_MESSAGE_CHARACTERS,
  MAX_REVIEW_CHARACTERS,
  PAY_WITH,
} from '#app/club/offerings/offering_options'
import type { RequestRole } from '#app/club/requests/request_state'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

export const offeringRequestValidator = vine.create({
  message: vine.string().trim().minLength(1).maxLength(MAX_REQUEST_MESSAGE_CHARACTERS),
  pay_with: vine.enum(PAY_WITH),
  /** `2026-10-11` */
  wished_on: vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .optional(),
  /** the price that was shown; checked if it is sent */
  seen: vine
    .object({
      price: vine.number().nullable().optional(),
      currency: vine.string().nullable().optional(),
      coin_price: vine.number().nullable().optional(),
    })
    .optional(),
})

offeringRequestValidator.messagesProvider = new PlainMessages({
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

export const offeringRequestAnswerValidator = vine.create({ accept: vine.boolean() })

export const reviewValidator = vine.create({
  rating: vine.number().withoutDecimals().range([1, MAX_REVIEW_STARS]),
  text: vine.string().trim().maxLength(MAX_REVIEW_CHARACTERS).nullable().optional(),
})

reviewValidator.messagesProvider = new PlainMessages({
  'rating.required': 'Choose from one to five stars.',
  'rating.range': 'Choose from one to five stars.',
})

/** What an address asks for. Words that nobody knows count as not given. */
export function requestFilters({ request }: HttpContext): RequestFilters {
  const { role, open, month, undated } = request.qs()
  return {
    role: role === 'customer' || role === 'provider' ? role : null,
    isOpen: open === '1',
    month: isMonth(month) ? month : null,
    isUndated: undated === '1',
  }
}

/** `2026-10` */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value)
}

export interface RequestFilters {
  /** null for both */
  role: RequestRole | null
  /** only those that wait or are accepted */
  isOpen: boolean
  /** `2026-10`: only those wished for in this month, in the order of their days */
  month: string | null
  /** only those without a day */
  isUndated: boolean
}
