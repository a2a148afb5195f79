/** Spreadsheets shorten long numbers to `2.02512E+25`, which several listings then share. */
export function shortenedKey(key: string): string[] {
  if (!/^\d([.,]\d+)?E\+?\d{2,}$/i.test(key.trim())) return []
  return [
    `The listing ID “${key}” was shortened by a spreadsheet, so it may be another listing’s. Format that column as text and export the list again.`,
  ]
}
