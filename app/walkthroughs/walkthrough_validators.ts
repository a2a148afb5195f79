import vine from '@vinejs/vine'
import { titleField } from '#app/accounts/field_validators'
import { whenSent } from '#app/common/http/when_sent'
import { listingField } from '#app/properties/listing_field'
import {
  MAX_LIST_NAME_CHARACTERS,
  MAX_WALKTHROUGH_DESCRIPTION_CHARACTERS,
  MAX_WALKTHROUGH_TITLE_CHARACTERS,
} from '#app/walkthroughs/walkthrough_limits'

const MAX_SLUG_CHARACTERS = 120

const title = () => vine.string().trim().maxLength(MAX_WALKTHROUGH_TITLE_CHARACTERS).optional()
const slug = () => vine.string().trim().maxLength(MAX_SLUG_CHARACTERS)
const listing = () => ({
  property_slug: slug().nullable().optional(),
  property: listingField().nullable().optional(),
})
const listName = () => titleField(MAX_LIST_NAME_CHARACTERS)

export const newWalkthroughValidator = vine.create({
  walkthrough: vine.object({ title: title(), ...listing() }).optional(),
})

export const walkthroughValidator = vine.create({
  walkthrough: vine.object({
    title: title(),
    description: vine
      .string()
      .trim()
      .maxLength(MAX_WALKTHROUGH_DESCRIPTION_CHARACTERS)
      .nullable()
      .optional(),
    ...listing(),
  }),
})

export const publicationValidator = vine.create({ publish: vine.boolean() })

export const newListValidator = vine.create({ list: vine.object({ name: listName() }) })

export const listValidator = vine.create({
  list: vine.object({
    name: listName().optional().requiredWhen(whenSent),
    position: vine.number().withoutDecimals().range([0, 10_000]).optional(),
  }),
})
