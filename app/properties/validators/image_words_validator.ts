import type { Infer } from '@vinejs/vine/types'
import vine from '@vinejs/vine'
import { MAX_ALT_CHARACTERS } from '#app/properties/contract/listing_options'

const alt = () => vine.string().trim().maxLength(MAX_ALT_CHARACTERS).nullable()

export const imageWordsValidator = vine.create({
  image: vine.object({ alt: alt() }),
  /** what the sender last knew, to notice others’ changes */
  seen: vine.object({ alt: alt() }).optional(),
})

export type ImageWords = Infer<typeof imageWordsValidator>
