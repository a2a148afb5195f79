import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'
import { ENCODINGS, DUPLICATE_DECISIONS, type Encoding } from '#app/imports/import_options'
import { MENDABLE_FIELDS } from '#app/imports/import_fields'
import { MAX_MENDED_CHARACTERS } from '#app/imports/import_limits'
import { isFiat } from '#app/places/currencies'

const fiat = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isFiat(value)) {
    field.report('We don’t know that currency. Choose one from the list.', 'fiat', field)
  }
})

/** a ZIP file sent before, with photos and maybe the list */
const archive = idField().optional()

/** what the bytes of the list are; without it, that is told by its letters */
const encoding = vine.enum(Object.keys(ENCODINGS) as Encoding[]).optional()

export const duplicateDecisionValidator = vine.create({ decision: vine.enum(DUPLICATE_DECISIONS) })

const cell = () => vine.string().trim().maxLength(MAX_MENDED_CHARACTERS).nullable().optional()

/** empty cells say nothing */
export const mendingValidator = vine.create({
  cells: vine.object(Object.fromEntries(MENDABLE_FIELDS.map((field) => [field, cell()]))),
})

/** JSON: field names by column position */
const mapping = vine.string().optional()

/** JSON: cells that were mended, by row and column */
const cells = vine.string().optional()

export const previewValidator = vine.create({ archive, encoding, mapping, cells })

export const importValidator = vine.create({
  mapping,
  cells,
  /** whether active listings go public once they're ready */
  publish: vine.boolean().optional(),
  archive,
  encoding,
  currency: vine.string().trim().toUpperCase().use(fiat()).nullable().optional(),
})
