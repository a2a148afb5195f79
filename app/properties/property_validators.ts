import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { mailedLineField, mailedTitleField, emailField } from '#app/accounts/field_validators'
import { isCalendarDay } from '#app/common/text/calendar_day'
import { idField, referenceField, referencesField } from '#app/common/http/id_field'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { isCrypto, isFiat } from '#app/places/currencies'
import {
  AREA_UNITS,
  MAX_LISTING_DESCRIPTION_CHARACTERS,
  MAX_LISTING_NAME_CHARACTERS,
  MAX_PHOTOS,
  MAX_PRICE,
  OFFERED_FOR,
  PAGE_PARTS,
  PROPERTY_TYPES,
  SECTORS,
  MAX_STAGED_PHOTOS,
  MAX_LISTING_ALT_CHARACTERS,
  MAX_YEAR_BUILT,
  MIN_YEAR_BUILT,
} from '#app/properties/listing_options'
import { ANIMATIONS, STRENGTH_NAMES, unknownStrengths } from '#app/properties/templates/animations'
import { TEMPLATE_NAMES } from '#app/properties/templates/listing_templates'
import {
  INVITATION_DAYS,
  MAX_INVITATION_LABEL_CHARACTERS,
} from '#app/properties/invitations/invitation_options'
import { rowUuid } from '#app/common/http/row_id'
import { MAX_DOCUMENTS } from '#app/properties/documents/document_options'
import { GUEST_PART_NAMES } from '#app/properties/sights/guest_sight_options'

const MAX_JSON_CHARACTERS = 100_000

const small = vine.createRule((value, _, field) => {
  if (JSON.stringify(value).length > MAX_JSON_CHARACTERS) {
    field.report('That’s too long for this part of the page.', 'small', field)
  }
})

/** A flat map that the page interprets; empty text arrives as null. */
const smallMap = () => vine.record(vine.any().nullable()).use(small())

const strengths = vine.createRule((value, _, field) => {
  if (typeof value !== 'object' || value === null) return
  for (const name of unknownStrengths(Object.fromEntries(Object.entries(value)))) {
    const message = `${ANIMATIONS[name].label} is one of ${STRENGTH_NAMES.join(', ')}.`
    field.report(message, 'strength', field)
  }
})

/** What the page animates, with a strength each; other names are stored as they come. */
const animationsField = () => smallMap().use(strengths())

const fiat = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isFiat(value))
    field.report('We don’t know that currency. Choose one from the list.', 'fiat', field)
})

const crypto = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isCrypto(value)) {
    field.report('We don’t know that cryptocurrency. Choose one from the list.', 'crypto', field)
  }
})

const text = (max: number) => vine.string().trim().maxLength(max).nullable().optional()
const mailed = (max: number) => mailedLineField(max).nullable().optional()
const code = () => vine.string().trim().toUpperCase()
const amount = (max: number) => vine.number().min(0).max(max).nullable().optional()
const realDay = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isCalendarDay(value)) {
    field.report('Enter a day, such as 2026-12-01.', 'day', field)
  }
})

/** A day in no time zone: `2026-12-01`. */
const day = () => vine.string().trim().use(realDay())
const keys = <K extends string>(options: Record<K, string>) => Object.keys(options) as K[]

const fields = {
  name: mailedTitleField(MAX_LISTING_NAME_CHARACTERS).nullable().optional(),
  description: text(MAX_LISTING_DESCRIPTION_CHARACTERS),
  type: vine.enum(keys(PROPERTY_TYPES)).nullable().optional(),
  sector: vine.enum(keys(SECTORS)).nullable().optional(),
  is_private: vine.boolean().optional(),
  status: vine.enum(['draft', 'archive'] as const).optional(),
  animations: animationsField().optional(),
  template: vine.enum(TEMPLATE_NAMES).optional(),
  component_order: vine.array(vine.enum(PAGE_PARTS)).distinct().optional(),

  offered_for: vine.enum(keys(OFFERED_FOR)).optional(),
  price: amount(MAX_PRICE),
  deposit: amount(MAX_PRICE),
  available_from: day().nullable().optional(),
  currency: code().use(fiat()).nullable().optional(),
  accepted_currencies: vine.array(code().use(fiat())).maxLength(40).distinct().optional(),
  accepted_cryptocurrencies: vine.array(code().use(crypto())).maxLength(40).distinct().optional(),

  address: mailed(200),
  address_line_2: mailed(200),
  city: mailed(120),
  state: mailed(120),
  zip: mailed(20),
  country: mailed(120),
  country_code: code().fixedLength(2).nullable().optional(),
  latitude: vine.number().range([-90, 90]).nullable().optional(),
  longitude: vine.number().range([-180, 180]).nullable().optional(),

  bedrooms: vine.number().withoutDecimals().range([0, 999]).nullable().optional(),
  bathrooms: amount(999),
  living_area: amount(1e7),
  lot_area: amount(1e9),
  area_unit: vine.enum(keys(AREA_UNITS)).optional(),
  year_built: vine
    .number()
    .withoutDecimals()
    .range([MIN_YEAR_BUILT, MAX_YEAR_BUILT])
    .nullable()
    .optional(),

  images: referencesField().maxLength(MAX_PHOTOS).distinct().optional(),
  featured_image: referenceField().nullable().optional(),
}

export const createPropertyValidator = vine.create({ property: vine.object(fields).optional() })
export const updatePropertyValidator = vine.create({
  /** a published one may be sent back as it is; publishing is a call of its own */
  property: vine.object({
    ...fields,
    status: vine.enum(['draft', 'publish', 'archive'] as const).optional(),
  }),
  /** what the sender last knew of what they change, to notice others’ changes */
  seen: vine.record(vine.any().nullable()).optional(),
})

const messages = new PlainMessages({
  'property.year_built.range': 'Enter a year from {min} to {max}.',
})
createPropertyValidator.messagesProvider = messages
updatePropertyValidator.messagesProvider = messages

export const publishValidator = vine.create({ publish: vine.boolean() })

export const updateComponentValidator = vine.create({
  component: vine.object({
    content: smallMap().optional(),
    seen: smallMap().optional(),
    images: referencesField().maxLength(100).distinct().optional(),
    seen_images: referencesField().maxLength(100).optional(),
    known_pictures: vine.array(idField()).maxLength(MAX_STAGED_PHOTOS).distinct().optional(),
  }),
})

export const animationsValidator = vine.create({ animations: animationsField() })

const alt = () => vine.string().trim().maxLength(MAX_LISTING_ALT_CHARACTERS).nullable()

export const imageWordsValidator = vine.create({
  image: vine.object({ alt: alt() }),
  /** what the sender last knew, to notice others’ changes */
  seen: vine.object({ alt: alt() }).optional(),
})

export type ImageWords = Infer<typeof imageWordsValidator>

export const listingInvitationValidator = vine.create({
  label: vine.string().trim().maxLength(MAX_INVITATION_LABEL_CHARACTERS).nullable().optional(),
  email: emailField().nullable().optional(),
  expires_in_days: vine.enum(INVITATION_DAYS).nullable().optional(),
})

const uuid = () => vine.string().regex(rowUuid.match)

export const guestSightsValidator = vine.create({
  /** of the page view: what it tells again isn’t counted again */
  visit: uuid(),
  parts: vine.array(vine.enum(GUEST_PART_NAMES)).maxLength(GUEST_PART_NAMES.length),
  photos: vine.array(idField()).maxLength(MAX_PHOTOS),
  documents: vine.array(uuid()).maxLength(MAX_DOCUMENTS),
})
