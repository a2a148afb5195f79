import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { emailField, lineField } from '#app/accounts/validators/fields'
import { idField } from '#app/common/http/id_field'
import {
  MAX_CONTACT_ADDRESS_CHARACTERS,
  MAX_CONTACT_NAME_CHARACTERS,
  MAX_CONTACT_PHONE_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
} from '#app/farm/contract/contact_options'
import { MAX_AREAS_PER_FARM } from '#app/farm/contract/area_options'
import type { ContactInput } from '#app/farm/contacts/actions/create_contact'
import { isTimeZone } from '#app/farm/contacts/validators/is_time_zone'

const zone = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isTimeZone(value)) {
    field.report('Enter a time zone such as Europe/Rome.', 'zone', field)
  }
})

export const tagsField = () =>
  vine.array(lineField(MAX_TAG_CHARACTERS).minLength(1)).maxLength(MAX_TAGS_PER_CONTACT)

const line = (max: number) =>
  lineField(max)
    .transform((value) => value || null)
    .nullable()
    .optional()

const given = {
  name: line(MAX_CONTACT_NAME_CHARACTERS),
  email: emailField().nullable().optional(),
  phone: line(MAX_CONTACT_PHONE_CHARACTERS),
  address: line(MAX_CONTACT_ADDRESS_CHARACTERS),
  latitude: vine.number().range([-90, 90]).nullable().optional(),
  longitude: vine.number().range([-180, 180]).nullable().optional(),
  tags: tagsField().optional(),
  areas: vine.array(idField()).maxLength(MAX_AREAS_PER_FARM).optional(),
  time_zone: lineField(64).use(zone()).nullable().optional(),
}

export const contactValidator = vine.create({ contact: vine.object(given) })

/** Leaves out what isn't given. */
export function contactInput({
  time_zone: timeZone,
  ...input
}: Infer<typeof contactValidator>['contact']): ContactInput {
  return { ...input, ...(timeZone !== undefined && { timeZone }) }
}

export const contactChangeValidator = vine.create({
  contact: vine.object({
    ...given,
    consent: vine.object({ status: vine.literal('withdrawn') }).optional(),
  }),
})
