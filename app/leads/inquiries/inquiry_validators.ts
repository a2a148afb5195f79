import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { emailField, lineField, nameField, textField } from '#app/accounts/field_validators'
import { readClockTime } from '#app/common/http/clock_time'
import { fieldErrors } from '#app/common/http/field_errors'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  MAX_INQUIRY_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_VIEWING_DAYS,
} from '#app/leads/lead_options'
import { isFreeTime } from '#app/leads/viewings/find_viewing_hours'

const question = {
  message: textField(MAX_INQUIRY_CHARACTERS).minLength(1),
  wants_viewing_at: lineField(40).nullable().optional(),
  /** asks for a viewing, so that a time is needed */
  wants_viewing: vine.boolean().optional(),
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
  'email.required': 'Enter your email so the realtor can reply.',
})
inquiryValidator.messagesProvider = messages
guestInquiryValidator.messagesProvider = messages

interface AskedTime {
  wants_viewing_at?: string | null
  wants_viewing?: boolean
}

/**
 * The time that somebody asks for, which the realtor has; null for a question without one.
 * @throws E_VALIDATION_ERROR on `wants_viewing_at`
 */
export async function askedTimeIn(
  zone: string,
  realtorId: number,
  { wants_viewing_at: value, wants_viewing: isNeeded }: AskedTime
): Promise<DateTime | null> {
  const at = value ? viewingTimeIn(zone, value) : null
  if (!at && isNeeded) throw fieldErrors({ wants_viewing_at: 'Choose a time.' })
  if (at && !(await isFreeTime(realtorId, at))) {
    throw fieldErrors({ wants_viewing_at: 'This time isn’t free. Choose another.' })
  }
  return at
}

/**
 * A requested viewing time, in the home's time zone.
 *
 * @param value ISO 8601; without an offset it is the time where the home is
 * @throws E_VALIDATION_ERROR on the field
 */
export function viewingTimeIn(zone: string, value: string, field = 'wants_viewing_at'): DateTime {
  const at = readClockTime(zone, value, { field, invalid: 'Choose a day and a time.' })
  const now = DateTime.now()
  if (at <= now) throw fieldErrors({ [field]: 'Choose a time in the future.' })
  if (at > now.plus({ days: MAX_VIEWING_DAYS })) {
    throw fieldErrors({ [field]: 'Choose a time within a year.' })
  }
  return at.startOf('minute')
}
