import { createHash } from 'node:crypto'
import { foldText } from '#app/common/contract/fold_text'
import type { ColumnMapping, ImportValues } from '#app/imports/contract/import_fields'
import { readHeading } from './read_heading.js'

/** No other home has such a number, at least in the system that its row names. */
const UNIQUE: ReadonlySet<string> = new Set(
  'listingkey listingkeynumeric mlsnumber mlsid mls mlsno mlsnum zpid uniqueid'.split(' ')
)

const HASH_CHARACTERS = 16

/**
 * What the keys of a list belong to. `ID`, `ref` and the like count the rows of one list, which is
 * known by its headings; others are the same in each list, so that is empty.
 */
export function listSource(columns: readonly string[], mapping: ColumnMapping): string {
  const at = mapping.indexOf('key')
  if (at < 0 || readHeading(columns[at]).names.some((name) => UNIQUE.has(name))) return ''
  const headings = [...new Set(columns.map(foldText))].toSorted().join('|')
  return createHash('sha256').update(headings).digest('hex').slice(0, HASH_CHARACTERS)
}

/** The same for one row, which may name the system that it comes from. */
export function rowSource(list: string, { source }: ImportValues): string {
  return [list, foldText(source ?? '').slice(0, 100)].filter(Boolean).join(' ')
}
