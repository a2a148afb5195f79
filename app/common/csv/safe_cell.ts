/** What spreadsheets treat as the start of a formula, even behind quotes we added. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** Escapes text that spreadsheets would run as a formula, the way they escape it themselves. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverts `safeCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
