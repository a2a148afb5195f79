const UNIQUE_VIOLATION = '23505'

/**
 * Name of the unique constraint that a write ran into, or null for any other
 * error: how the second of two in the same instant learns that it was late.
 */
export function violatedUnique(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION ? (constraint ?? '') : null
}
