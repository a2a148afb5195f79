import { plainNumber } from '#app/imports/interpreting/number_cell'
import type { CsvTable } from './read_csv.js'

interface FoundTable extends CsvTable {
  /** what was left out */
  notes: string[]
}

/** Counts the names among some cells that a column of a list would have. */
export type CountKnown = (cells: readonly string[]) => number

/** How far down a heading is looked for. */
export const MAX_LINES_ABOVE = 30
const MAX_NAMED = 3
const MAX_NAMED_CHARACTERS = 60

/** The table among the lines of a spreadsheet: below its heading, without totals and small print. */
export function findTable(given: readonly string[][], countKnown: CountKnown): FoundTable {
  const isTurned = hasHomesAsColumns(given, countKnown)
  const lines = isTurned ? turned(given) : given
  const at = headingOf(lines, countKnown)
  const heading = lines[at] ?? []
  const below = lines.slice(at + 1)
  const homes = below.filter((line) => !isNoHome(line, heading))
  const last = homes.length - MAX_SUM_LINES
  const rows = homes.filter((line, row) => row < last || !isSumOf(line, homes.slice(0, row)))
  const kept = new Set(rows)
  const width = widthOf(heading, rows)
  const columns = [...heading.slice(0, width)]
  const sections = sectionsOf(below, heading)
  const isLeft = (line: string[]) => !kept.has(line) && !sections.lines.has(line)
  const left = [...lines.slice(0, at), ...below.filter(isLeft)]
  const notes = [...(isTurned ? [TURNED] : []), ...sections.notes, ...notesOf(left)]
  const trimmed = rows.map((row) => withoutTail(row, width))
  if (!sections.lines.size) return { columns, rows: trimmed, notes }
  const told = trimmed.map((row, of) => [
    ...row,
    ...Array<string>(Math.max(0, width - row.length)).fill(''),
    sections.above.get(rows[of]) ?? '',
  ])
  return { columns: [...columns, SECTION_COLUMN], rows: told, notes }
}

const TURNED = 'This list has a home in each column, so its columns were read as rows.'
const MIN_NAMED_LINES = 3
/** More lines than any home has facts. */
const MAX_TURNED_LINES = 300

/** Whether the names of the fields are below each other. */
function hasHomesAsColumns(lines: readonly string[][], countKnown: CountKnown): boolean {
  if (lines.length > MAX_TURNED_LINES) return false
  const first = lines.map((line) => line[0] ?? '').filter(Boolean)
  const known = countKnown(first)
  const inLines = Math.max(0, ...lines.slice(0, MAX_LINES_ABOVE).map(countKnown))
  return known >= MIN_NAMED_LINES && known * 2 >= first.length && known > inLines
}

function turned(lines: readonly string[][]): string[][] {
  const named = lines.filter((line) => line[0])
  const width = Math.max(...named.map((line) => line.length))
  return Array.from({ length: width }, (_, at) => named.map((line) => line[at] ?? ''))
}

/** The first line with several known columns; else one with a single one, unless that is a cell below its heading. */
export function headingOf(lines: readonly string[][], countKnown: CountKnown): number {
  const top = lines.slice(0, MAX_LINES_ABOVE)
  const known = top.map(countKnown)
  const several = known.findIndex((count) => count > 1)
  if (several >= 0) return several
  const single = Math.max(
    known.findIndex((count) => count > 0),
    0
  )
  const widths = top.map((line) => line.filter(Boolean).length)
  return widths.findIndex((width, at) => at === single || (width > 1 && width >= widths[single]))
}

const SUM =
  /^(grand |sub[ -]?)?(total|totals|totale|totali|totales|gesamt|gesamtsumme|summe|sum|somme|suma|soma|totaal|average|avg|mean|median|durchschnitt|moyenne|promedio|media|gemiddelde|count|anzahl|records?|listings?)( (listings?|records?|homes|houses|properties|rows|units|immobili|annunci|case|inmuebles|anuncios|viviendas|biens|annonces|objekte|immobilien|imoveis|imóveis|woningen|objecten))?\s*[:=]?\s*[\d.,' ]*$/i
/** `Total portfolio value`, `Average price`, `2 homes`: more words than the name of a sum. */
const SUM_OF =
  /^((grand |sub[ -]?)?totals?|totale|gesamt|gesamtsumme|summe|somme|suma|soma|totaal|average|median|durchschnitt|moyenne|promedio)\b[ :(-]+(\d|\(|(of|portfolio|value|price|prices|asking|listings?|homes|generale?|general|général|complessivo|valore|prezzo|prezzi|kaufpreise?|preise?|wert|objekte|des|de|di|der|prix|precios?|preços?|prijs|prijzen)\b).*$|^\d[\d.,]* (listings|records|homes|houses|properties|rows|units|results|entries|immobili|annunci|inmuebles|anuncios|viviendas|biens|annonces|objekte|immobilien|imóveis|woningen|objecten)( (in total|total|found|listed|gesamt|in totale))?\.?$/i
/** What stands alone above some homes of a list. */
const SECTION =
  /^(for (sale|rent|lease)|to let|sales|rentals|lettings|in vendita|vendite|in affitto|affitti|zu verkaufen|zum verkauf|verkauf|zu vermieten|vermietung|en venta|ventas|en alquiler|alquileres|à vendre|ventes|à louer|locations|à venda|venda|para alugar|te koop|te huur)( \(\d+\))?:?$/i
/** What it says is a column of the table. */
export const SECTION_COLUMN = 'Section of the list'
const SMALL_PRINT =
  /^(©|\(c\)|copyright\b|disclaimer\b|all rights reserved|information (is )?deemed|data provided|source:|generated (on|by|at)\b|exported (on|by|at)\b|report (date|generated)|end of (report|file|list)|page \d+|pagina \d+|seite \d+|printed (on|by|at|from)\b|in accordance with|some listings|fonte:|quelle:|fuente:|bron:|stampato|esportato|generato|erstellt am|gedruckt am|exportiert am|generado|exportado|impreso|imprimé|généré|exporté|gerado|afgedrukt)/i

const MIN_SUMMED = 2
/** Sums stand last; adding up costs as much as the lines above. */
const MAX_SUM_LINES = 3

/** A nameless line with the sum of the lines above: all its cells are numbers, one of them a sum. */
function isSumOf(line: readonly string[], above: readonly string[][]): boolean {
  const filled = line.flatMap((cell, at) => (cell ? [at] : []))
  if (above.length < MIN_SUMMED || !filled.length || line[0]) return false
  const numbers = filled.map((at) => amountIn(line[at]))
  if (numbers.includes(null)) return false
  return filled.some((at, of) => {
    const parts = above.map((row) => amountIn(row[at] ?? ''))
    const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0)
    return numbers[of]! > 0 && Math.abs(sum - numbers[of]!) < 0.01
  })
}

function amountIn(cell: string): number | null {
  return /\p{L}{4}/u.test(cell) ? null : plainNumber(cell.replace(/[^\d.,'’\s-]/g, '').trim())
}

/** The line that Markdown draws below a heading. */
const RULE = /^:?[-=_]{2,}:?$/

function isNoHome(line: readonly string[], heading: readonly string[]): boolean {
  if (line.some(Boolean) && line.every((cell) => !cell || RULE.test(cell))) return true
  const [first = '', ...others] = line.filter(Boolean)
  if (SMALL_PRINT.test(first) && others.length === 0) return true
  const isBare = others.every((cell) => !/\p{L}{3}/u.test(cell))
  if (heading.length > 1 && isBare && (SUM.test(first) || SUM_OF.test(first))) return true
  if (isSection(line, heading)) return true
  return line.length > 1 && heading.every((name, at) => (line[at] ?? '') === name)
}

function isSection(line: readonly string[], heading: readonly string[]): boolean {
  const [first = '', ...others] = line.filter(Boolean)
  return heading.length > 2 && !others.length && SECTION.test(first)
}

function sectionsOf(below: readonly string[][], heading: readonly string[]) {
  const lines = new Set<string[]>()
  /** by home */
  const above = new Map<string[], string>()
  const names = new Set<string>()
  let name = ''
  for (const line of below) {
    if (isSection(line, heading)) {
      name = line.join('').replace(/( \(\d+\))?:?$/, '')
      lines.add(line)
      names.add(`“${name}”`)
    } else above.set(line, name)
  }
  const notes = names.size
    ? [`Above some homes stands ${[...names].join(' and ')}, so those were taken for that.`]
    : []
  return { lines, above, notes }
}

function widthOf(heading: readonly string[], rows: readonly string[][]): number {
  let width = heading.length
  while (width > 1 && !heading[width - 1] && rows.every((row) => !row[width - 1])) width--
  return width
}

export function withoutTail(row: string[], width: number): string[] {
  let end = row.length
  while (end > width && !row[end - 1]) end--
  return end === row.length ? row : row.slice(0, end)
}

function notesOf(left: readonly string[][]): string[] {
  if (!left.length) return []
  const named = left
    .slice(0, MAX_NAMED)
    .map((line) => `“${line.filter(Boolean).join(' ').slice(0, MAX_NAMED_CHARACTERS)}”`)
  const more = left.length > MAX_NAMED ? ` and ${left.length - MAX_NAMED} more` : ''
  return [`Lines that aren’t listings were left out: ${named.join(', ')}${more}.`]
}
