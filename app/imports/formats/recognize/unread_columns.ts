import type { ColumnMapping } from '#app/imports/contract/import_fields'
import type { ListingTable } from '#app/imports/formats/decode/listing_table'

const MAX_NAMED = 12
const MAX_NAMED_CHARACTERS = 60

/** Names the columns that have cells but no field. */
export function unreadColumns(
  { columns, rows }: Pick<ListingTable, 'columns' | 'rows'>,
  mapping: ColumnMapping
): string[] {
  const unread = columns.filter((_, at) => !mapping[at] && rows.some((row) => row[at]))
  if (!unread.length) return []
  const named = unread
    .slice(0, MAX_NAMED)
    .map((name) => `“${(name || 'without a name').slice(0, MAX_NAMED_CHARACTERS)}”`)
  const more = unread.length > MAX_NAMED ? ` and ${unread.length - MAX_NAMED} more` : ''
  return [`Columns that weren’t read: ${named.join(', ')}${more}.`]
}
