import { isImportField, type ColumnMapping } from '#app/imports/contract/import_fields'
import { fileRefusal } from '#app/imports/formats/file_refusal'

/** The chosen field of each column. @throws E_VALIDATION_ERROR */
export function sentMapping(json: string, columns: readonly string[]): ColumnMapping {
  return sentColumns(json, columns, isImportField)
}

/** @throws E_VALIDATION_ERROR on `mapping` unless it has a known field, or null, for each column */
export function sentColumns<Field extends string>(
  json: string,
  columns: readonly string[],
  isField: (name: unknown) => name is Field
): (Field | null)[] {
  const sent = parsed(json)
  const isRight = (field: unknown) => field === null || isField(field)
  if (!Array.isArray(sent) || sent.length !== columns.length || !sent.every(isRight)) {
    throw fileRefusal('Choose what each column is, or leave it out.', 'mapping')
  }
  return sent
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
