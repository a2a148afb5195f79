/** A text without zero bytes, which PostgreSQL refuses; what is no text is left to the rules. */
export function cleanText(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
