import vine from '@vinejs/vine'

export const contactImportValidator = vine.create({
  /** JSON: field names by column position */
  mapping: vine.string().optional(),
  /** of the file */
  name: vine.string().optional(),
})
