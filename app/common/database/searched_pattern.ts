import { foldText } from '#app/common/text/fold_text'

/**
 * For `like` on a text folded by the database's `fold_text`. Null for a text of nothing that can be
 * found, which asks for nothing.
 */
export function searchedPattern(text: string | null | undefined): string | null {
  if (!text?.trim()) return null
  const folded = foldText(text)
  return folded ? `%${folded}%` : NOTHING
}

/** A folded text has no such character. */
const NOTHING = '-'

const MARKS = /[%@+._#/]/

/** For `ilike` on the text itself where marks matter: `0%`, `@example.com`. Null without any. */
export function literalPattern(text: string | null | undefined): string | null {
  return text && MARKS.test(text) ? `%${text.trim().replace(/[\\%_]/g, '\\$&')}%` : null
}
