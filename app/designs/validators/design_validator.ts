import vine from '@vinejs/vine'
import type { DesignOptions } from '#app/designs/design_options'
import { LONGEST_WISH } from '#app/designs/limits'

const MOST_COLORS = 12

/** An emptied field holds nothing. */
const emptied = (value: unknown) => (value === '' ? null : value)

/** Names are the engine's matter: what it does not know it says, and does the rest. */
const name = () => vine.string().trim().maxLength(80).parse(emptied).nullable().optional()
const wish = () => vine.string().trim().maxLength(LONGEST_WISH).parse(emptied).nullable().optional()

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
      colors: vine.array(vine.string().trim().maxLength(80)).maxLength(MOST_COLORS).optional(),
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
  generatedDesignId: vine.number().withoutDecimals().positive().max(999_999_999),
  options: options(),
  withOptions: vine.boolean().nullable().optional(),
})

export const favoriteValidator = vine.create({ favorite: vine.boolean() })

export const promptValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(80),
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
