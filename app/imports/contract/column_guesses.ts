export interface FieldWords {
  label: string
  /** column names, best first, with letters and digits only */
  columns: string
  /** several columns may be it, also numbered ones */
  isRepeatable?: true
}

/** Guesses each column's field from its name; only repeatable fields twice. */
export function guessColumns<Field extends string>(
  columns: readonly string[],
  fields: Record<Field, FieldWords>
): (Field | null)[] {
  const names = columns.map((column) => column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
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
