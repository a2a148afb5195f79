/** Whether every word of the query starts a word of the text, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const words = plain(text).split(/\s+/)
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
