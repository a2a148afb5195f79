import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { emailField, lineField, titleField } from '#app/accounts/field_validators'
import { idField, referenceField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import type { ContactInput } from '#app/farm/contacts/change_contact'
import { isTimeZone } from '#app/farm/contacts/find_contact_place'
import {
  CONSENT_STATUSES,
  MAX_CONTACT_ADDRESS_CHARACTERS,
  MAX_CONTACT_NAME_CHARACTERS,
  MAX_CONTACT_PHONE_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
  MAX_AREAS_PER_FARM,
  MAX_CHOSEN_CONTACTS,
  MAX_SEGMENT_NAME_CHARACTERS,
} from '#app/farm/farm_options'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const zone = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isTimeZone(value)) {
    field.report('Enter a time zone such as Europe/Rome.', 'zone', field)
  }
})

export const tagsField = () =>
  vine.array(lineField(MAX_TAG_CHARACTERS).minLength(1)).maxLength(MAX_TAGS_PER_CONTACT)

/** A contact is in this area by its place alone, as calls answer it. */
const isByPlace = (area: unknown): boolean =>
  typeof area === 'object' && area !== null && 'is_by_hand' in area && area.is_by_hand === false

const areasField = () =>
  vine
    .array(referenceField())
    .parse((value) => (Array.isArray(value) ? value.filter((area) => !isByPlace(area)) : value))
    .maxLength(MAX_AREAS_PER_FARM)

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
  areas: areasField().optional(),
  time_zone: lineField(64).use(zone()).nullable().optional(),
}

export const farmContactValidator = vine.create({ contact: vine.object(given) })

/** Leaves out what isn't given. */
export function contactInput({
  time_zone: timeZone,
  ...input
}: Infer<typeof farmContactValidator>['contact']): ContactInput {
  return { ...input, ...(timeZone !== undefined && { timeZone }) }
}

export const contactChangeValidator = vine.create({
  contact: vine.object({
    ...given,
    consent: vine.object({ status: vine.enum(CONSENT_STATUSES) }).optional(),
  }),
})

/** Either `ids`, or all that `filter` is about. */
export const contactsChangeValidator = vine.create({
  contacts: vine.object({
    ids: vine.array(idField()).minLength(1).maxLength(MAX_CHOSEN_CONTACTS).optional(),
    filter: vine.object({}).allowUnknownProperties().optional(),
    change: vine.enum(['tag', 'untag', 'delete']),
    tag: lineField(MAX_TAG_CHARACTERS)
      .minLength(1)
      .optional()
      .requiredWhen('change', 'in', ['tag', 'untag']),
  }),
})

const name = () => titleField(MAX_SEGMENT_NAME_CHARACTERS)
/** `contactFilter` takes what it knows */
const filter = () => vine.object({}).allowUnknownProperties()

export const segmentValidator = vine.create({
  segment: vine.object({ name: name(), filter: filter() }),
})

export const segmentChangeValidator = vine.create({
  segment: vine.object({
    name: name().optional().requiredWhen(whenSent),
    filter: filter().optional(),
  }),
})

segmentValidator.messagesProvider = new PlainMessages({
  'segment.name.required': 'Name the segment.',
})
segmentChangeValidator.messagesProvider = segmentValidator.messagesProvider
