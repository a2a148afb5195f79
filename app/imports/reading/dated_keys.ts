import { monthNamed } from '#app/imports/interpreting/day_cell'

/** `12-May` and `May-12`, which a spreadsheet makes of `12-5` and of `5-12`, or a day at midnight. */
const WITH_MONTH = /^(?:\d{1,2}[-./ ]\s?(\p{L}{3,9})\.?|(\p{L}{3,9})\.?[- ]\d{2,4})$/u
const AT_MIDNIGHT = /^\d{4}-\d{2}-\d{2}[ T]00:00(:00)?\b/

/** Capitals are a code of one’s own: `MAR-12` for Marbella. */
export function looksDated(key: string): boolean {
  const text = key.trim()
  const [, after, before] = WITH_MONTH.exec(text) ?? []
  const word = after ?? before
  if (word === undefined) return AT_MIDNIGHT.test(text)
  return word !== word.toUpperCase() && monthNamed(word) !== null
}

/** Where every home has a day for a key, that is how its office counts. */
export function areDaysMeant(keys: readonly string[]): boolean {
  return keys.length > 1 && keys.every(looksDated)
}

export const datedKey = (key: string): string =>
  `The listing ID “${key}” looks like a date that a spreadsheet made of it, so it may be another listing’s. Format that column as text and export the list again.`
