/** What spreadsheets take for the beginning of a formula, also behind marks that we added. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** Marks a text that a spreadsheet would run as a formula, as spreadsheets mark text themselves. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that `safeCell` made safe. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
