import type { ContactTable } from '#app/farm/imports/formats/contact_table'

/** Why a row can’t be read; null if it can. */
export function brokenRow(cells: string[], { columns }: ContactTable): string | null {
  if (cells.length === columns.length) return null
  const few = cells.length < columns.length
  return `This row has ${cells.length} cells, but there are ${columns.length} columns. ${
    few ? 'Look for a missing separator.' : 'Put texts with separators in quotation marks.'
  }`
}

export function cellsOf<Field extends string>(
  cells: string[],
  mapping: readonly (Field | null)[]
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {}
  mapping.forEach((field, at) => {
    const cell = cells[at]?.replace(/\p{Cc}+/gu, ' ').trim()
    if (field && cell) found[field] = found[field] ? `${found[field]}, ${cell}` : cell
  })
  return found
}

const EMAIL = /^[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/u
const MAX_EMAIL_CHARACTERS = 254

export const emailOf = (cell: string | undefined): string | null =>
  cell?.replace(/^mailto:/i, '').toLowerCase() ?? null

export function emailFault(email: string): string | null {
  if (EMAIL.test(email) && email.length <= MAX_EMAIL_CHARACTERS) return null
  return `“${email.slice(0, 80)}” is not an email address.`
}

/** @param notes gets one if the value was too long */
export function shortened(
  value: string | undefined,
  { max, what, notes }: { max: number; what: string; notes: string[] }
): string | null {
  if (!value) return null
  if (value.length > max) notes.push(`The ${what} was cut to ${max} characters.`)
  return value.slice(0, max)
}
