import vine from '@vinejs/vine'

/** PostgreSQL's integer */
export const MAX_ID = 2_147_483_647

/** Number() also accepts `true` and one-item arrays. */
const numeral = (value: unknown) =>
  typeof value === 'boolean' || Array.isArray(value) ? Number.NaN : value

/** A row id as a number or digits. */
export const idField = () => vine.number().parse(numeral).withoutDecimals().positive().max(MAX_ID)

/** What a call answered of a row stands for the row. */
export const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** A row by its id, or as calls answer it. */
export const referenceField = () => idField().parse((value) => numeral(idIn(value)))

/** Rows by their ids, or as calls answer them. */
export const referencesField = () =>
  vine.array(idField()).parse((value) => (Array.isArray(value) ? value.map(idIn) : value))
