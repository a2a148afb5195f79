const UNIQUE_VIOLATION = '23505'

/** Name of the violated unique constraint; null for any other error. */
export function violatedUnique(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION ? (constraint ?? '') : null
}
