import { RESERVED_HANDLES, withoutMarks } from '#app/accounts/data/reserved_handles'

export const SHORTEST_HANDLE = 3
export const LONGEST_HANDLE = 30

/**
 * Why a handle cannot be used by anybody, as a sentence for whoever chose it;
 * null where the rules allow it. Handles are compared without case: give the
 * lower-case form.
 */
export function handleProblem(handle: string): string | null {
  if (handle.length < SHORTEST_HANDLE) return `Use at least ${SHORTEST_HANDLE} characters.`
  if (handle.length > LONGEST_HANDLE) return `Use at most ${LONGEST_HANDLE} characters.`
  if (!/^[a-z]/.test(handle)) return 'Begin with a letter.'
  if (/[^a-z0-9_.]/.test(handle)) return 'Use letters, digits, dots and underscores only.'
  if (/[_.]{2}/.test(handle)) return 'Put a letter or digit between two marks.'
  if (RESERVED_HANDLES.has(withoutMarks(handle))) return 'That handle is reserved.'
  return null
}
