import type { FieldContext } from '@vinejs/vine/types'

/**
 * For `optional().requiredWhen(whenSent)`: a field of a change that may be left out, but not sent
 * empty.
 */
export const whenSent = ({ name, parent }: FieldContext): boolean => name in parent
