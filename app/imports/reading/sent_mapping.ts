import type { ColumnFields } from '#app/imports/column_fields'
import { fileRefusal } from '#app/imports/reading/file_refusal'

/**
 * The chosen field of each column.
 * @throws E_VALIDATION_ERROR on `mapping` unless it has a known field, or null, for each column
 */
export function sentMapping<Field extends string>(
  json: string,
  columns: readonly string[],
  { has }: ColumnFields<Field>
): (Field | null)[] {
  const sent = parsed(json)
  const isRight = (field: unknown) => field === null || has(field)
  if (!Array.isArray(sent) || sent.length !== columns.length || !sent.every(isRight)) {
    throw fileRefusal('Choose what each column is, or leave it out.', 'mapping')
  }
  return sent
}

/** @throws E_VALIDATION_ERROR on `mapping` if it names nothing, or something twice */
export function assertUsable<Field extends string>(
  mapping: readonly (Field | null)[],
  { isRepeatable, labelOf }: ColumnFields<Field>
): void {
  const used = mapping.filter((field) => field !== null)
  if (!used.length) {
    throw fileRefusal('We don’t know any column of this file. Choose what each one is.', 'mapping')
  }
  const twice = used.find((field, at) => used.indexOf(field) !== at && !isRepeatable(field))
  if (twice) throw fileRefusal(`Two columns can’t both be “${labelOf(twice)}”.`, 'mapping')
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
