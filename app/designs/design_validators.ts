import vine from '@vinejs/vine'
import { titleField } from '#app/accounts/field_validators'
import { rowId } from '#app/common/http/row_id'
import { ENGINE_KINDS } from '#app/redesign/engine_kind'
import { cleanText } from '#app/kernel/http/clean_text'
import { storable } from '#app/kernel/http/storable'
import { MAX_PROMPT_NAME_CHARACTERS, MAX_WISH_CHARACTERS } from '#app/designs/design_limits'

const MAX_COLORS = 12

/** What is sent with a photo doesn’t come through the middleware that cleans other bodies. */
const seen = (value: unknown) =>
  typeof value === 'string' ? cleanText(storable(value)) : storable(value)

const kept = (value: unknown) => {
  const text = seen(value)
  return text === '' ? null : text
}

/** A number, or decimal digits from a form; `true` is not 1. */
export const id = () =>
  vine
    .number({ strict: true })
    .parse((value) =>
      typeof value === 'string' && rowId.match.test(value) ? rowId.cast(value) : value
    )
    .withoutDecimals()
    .min(1)
    .max(999_999_999)

/** Unknown names are allowed: the engine reports what it ignores. */
export const name = () => vine.string().trim().maxLength(80).parse(kept).nullable().optional()
const color = () => vine.string().trim().maxLength(80).parse(seen)
const wish = () =>
  vine.string().trim().maxLength(MAX_WISH_CHARACTERS).parse(kept).nullable().optional()

/** Null for whoever made the design before, or usually does. */
export const engineKind = () => vine.enum(ENGINE_KINDS).parse(kept).nullable().optional()

/** Form fields hold objects as JSON. */
const unpacked = (value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

export const options = () =>
  vine
    .object({
      roomType: name(),
      designer: name(),
      location: name(),
      theme: name(),
      colors: vine.array(color()).maxLength(MAX_COLORS).optional(),
      customPrompt: wish(),
    })
    .parse(unpacked)
    .nullable()
    .optional()

/** Sizes are read from the photo, not from the form. */
export const generateValidator = vine.create({
  options: options(),
  prompt: wish(),
  engine_kind: engineKind(),
})

export const regenerateValidator = vine.create({
  generatedDesignId: id(),
  options: options(),
  withOptions: vine.boolean().nullable().optional(),
  engine_kind: engineKind(),
})

export const favoriteValidator = vine.create({ favorite: vine.boolean() })

export const promptValidator = vine.create({
  name: titleField(MAX_PROMPT_NAME_CHARACTERS).parse(storable),
  prompt: wish(),
  options: options(),
})

export const photographCheckValidator = vine.create({ image: vine.string() })

export const shareValidator = vine.create({
  compares: vine.boolean().optional(),
  tells_prompt: vine.boolean().optional(),
})

export const listingValidator = vine.create({
  slug: vine.string().trim().minLength(1).maxLength(120),
})
