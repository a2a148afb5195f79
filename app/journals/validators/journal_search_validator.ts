import vine from '@vinejs/vine'

const words = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional()

const number = () =>
  vine
    .number()
    .parse((value) => (Number.isFinite(Number(value)) ? Number(value) : undefined))
    .optional()

/** `own=1` for one’s own. */
export const journalSearchValidator = vine.create({
  q: words(),
  own: words(),
  page: number(),
  per_page: number(),
})
