import type { DecimalMark } from '#app/imports/contract/import_fields'

/** The decimal sign of a file: what its cells that can be read in one way only agree on. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | null {
  const marks = new Set(cells.map(markOf))
  marks.delete(null)
  return marks.size === 1 ? [...marks][0] : null
}

function markOf(cell: string): DecimalMark | null {
  const digits = /\d[\d.,\s'’]*/.exec(cell)?.[0].replace(/[\s'’]|[.,]$/g, '') ?? ''
  const points = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (points > 1 || (points && commas && digits.lastIndexOf('.') < digits.lastIndexOf(','))) {
    return ','
  }
  if (commas > 1 || (points && commas)) return '.'
  if (!points && !commas) return null
  const [whole, rest] = digits.split(/[.,]/)
  const isOpen = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return isOpen ? null : points ? '.' : ','
}
