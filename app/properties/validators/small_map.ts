import vine from '@vinejs/vine'

const MAX_JSON_CHARACTERS = 100_000

const small = vine.createRule((value, _, field) => {
  if (JSON.stringify(value).length > MAX_JSON_CHARACTERS) {
    field.report('That’s too long for this part of the page.', 'small', field)
  }
})

/** A flat map that the page interprets; empty text arrives as null. */
export const smallMap = () => vine.record(vine.any().nullable()).use(small())
