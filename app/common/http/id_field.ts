import vine from '@vinejs/vine'

/** PostgreSQL's integer */
export const MAX_ID = 2_147_483_647

/** Number() also accepts `true` and one-item arrays. */
const numeral = (value: unknown) =>
  typeof value === 'boolean' || Array.isArray(value) ? Number.NaN : value

/** A row id as a number or digits. */
export const idField = () => vine.number().parse(numeral).withoutDecimals().positive().max(MAX_ID)
