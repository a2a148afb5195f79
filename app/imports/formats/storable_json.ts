/** JSON that the database takes: it refuses NUL and halves of characters, such as a cut may leave. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part
  )
}
