import { foldText } from '#app/common/text/fold_text'

export interface FieldWords {
  label: string
  /** column names, best first, with letters and digits only */
  columns: string
  /** several columns may be it, also numbered ones */
  isRepeatable?: true
}

/** What the columns of a kind of list can be, as its page, its reader and the check of it need that. */
export function columnFields<Field extends string>(fields: Record<Field, FieldWords>) {
  const names = Object.keys(fields) as Field[]
  return {
    offered: names.map((field) => {
      const { label, isRepeatable } = fields[field]
      return { field, label, isRepeatable }
    }),
    has: (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(fields, name),
    labelOf: (field: Field): string => fields[field].label,
    /** Whether several columns may be this field. */
    isRepeatable: (field: Field): boolean => Boolean(fields[field].isRepeatable),
    guess: (columns: readonly string[]): (Field | null)[] => guessColumns(columns, fields),
  }
}

export type ColumnFields<Field extends string> = ReturnType<typeof columnFields<Field>>

/** Guesses each column's field from its name; only repeatable fields twice. */
function guessColumns<Field extends string>(
  columns: readonly string[],
  fields: Record<Field, FieldWords>
): (Field | null)[] {
  const names = columns.map((column) => foldText(column).replaceAll(' ', ''))
  const mapping: (Field | null)[] = columns.map(() => null)
  for (const field of Object.keys(fields) as Field[]) {
    const known = fields[field].columns.split(' ')
    if (fields[field].isRepeatable) {
      names.forEach((named, at) => {
        if (!mapping[at] && known.includes(named.replace(/\d+$/, ''))) mapping[at] = field
      })
      continue
    }
    const name = known.find((one) => names.some((named, at) => named === one && !mapping[at]))
    if (name) mapping[names.findIndex((named, at) => named === name && !mapping[at])] = field
  }
  return mapping
}
