import vine from '@vinejs/vine'
import { lineField, mailedTextField } from '#app/accounts/field_validators'
import { idField, referencesField } from '#app/common/http/id_field'
import { listingField } from '#app/properties/listing_field'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  MAX_CAPACITY,
  MAX_HOSTS,
  MAX_IN_SERIES,
  MAX_NOTES_CHARACTERS,
  REPEATS,
} from '#app/farm/open_houses/open_house_options'

const MAX_TIME_CHARACTERS = 40
const MAX_ZONE_CHARACTERS = 64
const timeField = () => lineField(MAX_TIME_CHARACTERS)

const details = {
  hosts: referencesField().maxLength(MAX_HOSTS).distinct().optional(),
  capacity: vine.number().withoutDecimals().range([1, MAX_CAPACITY]).nullable().optional(),
  notes: mailedTextField(MAX_NOTES_CHARACTERS).nullable().optional(),
  /** the home’s, which can’t be another */
  timezone: lineField(MAX_ZONE_CHARACTERS).nullable().optional(),
}

/** The listing is named in one of three ways. */
export const newOpenHouseValidator = vine.create({
  open_house: vine.object({
    property_slug: lineField(120).optional().requiredIfMissing(['property_id', 'property']),
    property_id: idField().optional(),
    property: listingField().optional(),
    starts_at: timeField(),
    ends_at: timeField(),
    ...details,
    repeat: vine
      .object({
        every: vine.enum(REPEATS),
        count: vine.number().withoutDecimals().range([1, MAX_IN_SERIES]),
      })
      .nullable()
      .optional(),
  }),
})

export const openHouseValidator = vine.create({
  open_house: vine.object({
    starts_at: timeField().optional(),
    ends_at: timeField().optional(),
    ...details,
  }),
})

const messages = new PlainMessages({
  'open_house.property_slug.required': 'Choose a listing.',
  'open_house.property_slug.requiredIfMissing': 'Choose a listing.',
  'open_house.property.object': 'Choose a listing.',
  'open_house.property.slug.required': 'Choose a listing.',
  'open_house.starts_at.required': 'Choose a day and a time.',
  'open_house.ends_at.required': 'Choose when it ends.',
})
newOpenHouseValidator.messagesProvider = messages
openHouseValidator.messagesProvider = messages
