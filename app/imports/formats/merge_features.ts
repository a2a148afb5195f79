import { isDeepStrictEqual } from 'node:util'
import { foldText } from '#app/common/contract/fold_text'
import type { ReadFeatures } from './interpret/read_features.js'

/** A listing's features with a row's; undefined if nothing changes. */
export function mergeFeatures(
  items: readonly string[],
  { items: given, isWhole }: ReadFeatures
): string[] | undefined {
  const known = new Set(items.map(foldText))
  const added = given.filter((item) => !known.has(foldText(item)))
  const wanted = isWhole ? given : [...items, ...added]
  return isDeepStrictEqual(wanted, items) ? undefined : wanted
}
