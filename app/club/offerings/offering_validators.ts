import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { mailedTitleField } from '#app/accounts/field_validators'
import {
  MAX_COIN_PRICE,
  MAX_OFFERING_DESCRIPTION_CHARACTERS,
  MAX_OFFERING_IMAGES,
  MAX_OFFERING_PRICE,
  MAX_OFFERING_TITLE_CHARACTERS,
  OFFERING_KINDS,
  OFFERING_STATUSES,
  type OfferingKind,
} from '#app/club/offerings/offering_options'
import { idField, referenceField, referencesField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { isFiat } from '#app/places/currencies'

const fiat = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isFiat(value))
    field.report('We don’t know that currency. Choose one from the list.', 'fiat', field)
})

const title = () => mailedTitleField(MAX_OFFERING_TITLE_CHARACTERS)
const kind = () => vine.enum(Object.keys(OFFERING_KINDS) as OfferingKind[])

const fields = {
  description: vine
    .string()
    .trim()
    .maxLength(MAX_OFFERING_DESCRIPTION_CHARACTERS)
    .nullable()
    .optional(),
  price: vine.number().min(0).max(MAX_OFFERING_PRICE).decimal([0, 2]).nullable().optional(),
  currency: vine.string().trim().toUpperCase().use(fiat()).nullable().optional(),
  coin_price: vine.number().withoutDecimals().min(1).max(MAX_COIN_PRICE).nullable().optional(),
  market_id: idField().nullable().optional(),
  market: referenceField().nullable().optional(),
  images: referencesField().distinct().maxLength(MAX_OFFERING_IMAGES).optional(),
  status: vine.enum(OFFERING_STATUSES).optional(),
}

export const newOfferingValidator = vine.create({
  offering: vine.object({ title: title(), kind: kind(), ...fields }),
})

export const offeringValidator = vine.create({
  offering: vine.object({
    title: title().optional().requiredWhen(whenSent),
    kind: kind().optional().requiredWhen(whenSent),
    ...fields,
  }),
})

const messages = new PlainMessages({
  'offering.title.required': 'Give it a title.',
  'offering.kind.required': 'Choose service or experience.',
  'offering.kind.enum': 'Choose service or experience.',
})
newOfferingValidator.messagesProvider = messages
offeringValidator.messagesProvider = messages

export type OfferingInput = Infer<typeof offeringValidator>['offering']
export type NewOffering = Infer<typeof newOfferingValidator>['offering']
