import vine from '@vinejs/vine'

/** of PostgreSQL's integers */
const LARGEST_ID = 2_147_483_647

/** Numbers are also made of `true` and of a list of one; an id is none of these. */
const numeral = (value: unknown) =>
  typeof value === 'boolean' || Array.isArray(value) ? Number.NaN : value

/** The id of a row in what is sent, as a number or, from a form, as its digits. */
export const idField = () =>
  vine.number().parse(numeral).withoutDecimals().positive().max(LARGEST_ID)
