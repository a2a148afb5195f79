import vine from '@vinejs/vine'
import { rowId } from '#app/common/http/row_id'
import { storable } from '#app/core/http/storable'
import type { DesignOptions } from '#app/designs/design_options'
import { LONGEST_WISH } from '#app/designs/limits'

const MOST_COLORS = 12

/** What the database takes of a text; an emptied field holds nothing. */
const kept = (value: unknown) => {
  const text = storable(value)
  return text === '' ? null : text
}

/** A row's id: a number of JSON, or its decimal digits as a form has them; `true` is not 1. */
const id = () =>
  vine
    .number({ strict: true })
    .parse((value) =>
      typeof value === 'string' && rowId.match.test(value) ? rowId.cast(value) : value
    )
    .withoutDecimals()
    .min(1)
    .max(999_999_999)

/** Names are the engine's matter: what it does not know it says, and does the rest. */
const name = () => vine.string().trim().maxLength(80).parse(kept).nullable().optional()
const color = () => vine.string().trim().maxLength(80).parse(storable)
const wish = () => vine.string().trim().maxLength(LONGEST_WISH).parse(kept).nullable().optional()

/** The fields of a form hold an object as its JSON. */
const unpacked = (value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

const options = () =>
  vine
    .object({
      roomType: name(),
      designer: name(),
      location: name(),
      theme: name(),
      colors: vine.array(color()).maxLength(MOST_COLORS).optional(),
      customPrompt: wish(),
    })
    .parse(unpacked)
    .nullable()
    .optional()

type GivenOptions = { [Key in keyof DesignOptions]?: DesignOptions[Key] | undefined }

/** What was not chosen is null. */
export function wholeOptions(given: GivenOptions | null | undefined): DesignOptions {
  return {
    roomType: given?.roomType ?? null,
    designer: given?.designer ?? null,
    location: given?.location ?? null,
    theme: given?.theme ?? null,
    colors: given?.colors ?? [],
    customPrompt: given?.customPrompt ?? null,
  }
}

/** Sizes and orientation come too, but the picture's own are believed. */
export const generateValidator = vine.create({ options: options(), prompt: wish() })

export const regenerateValidator = vine.create({
  generatedDesignId: id(),
  options: options(),
  withOptions: vine.boolean().nullable().optional(),
})

export const favoriteValidator = vine.create({ favorite: vine.boolean() })

export const promptValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(80).parse(storable),
  prompt: wish(),
  options: options(),
})

/** A data URL. */
export const photographCheckValidator = vine.create({ image: vine.string() })

export const shareValidator = vine.create({
  compares: vine.boolean().optional(),
  tells_prompt: vine.boolean().optional(),
})

/** Which listing a design is shown in. */
export const listingValidator = vine.create({
  slug: vine.string().trim().minLength(1).maxLength(120),
})
