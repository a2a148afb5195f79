import { isDeepStrictEqual } from 'node:util'
import { foldText } from '#app/common/text/fold_text'
import type { ImportValues } from '#app/imports/import_fields'
import { FEATURES } from '#app/search/search_options'

export interface ReadFeatures {
  items: string[]
  /** they replace the listing's; otherwise they are added */
  isWhole: boolean
}

type Feature = (typeof FEATURES)[number]

/** Words of RESO's lookups and of offices' lists, for our features. */
const WORDS: Record<Feature, RegExp> = {
  'Pool': /\b(swimming )?pools?\b/,
  'Garden': /\b(garden|gardens|landscaped|yard)\b/,
  'Sea view': /\b(sea|ocean|coastal|coastline|water)( ?front)? ?views?\b/,
  'Terrace': /\b(terrace|terraces|patio|deck|lanai)\b/,
  'Fireplace': /\bfireplaces?\b/,
  'Garage': /\b(garage|garages|attached garage|carport)\b/,
  'Wine cellar': /\bwine (cellar|room|storage)\b/,
  'Gym': /\b(gym|fitness( center| centre| room)?|exercise room)\b/,
  'Spa': /\b(spa|sauna|hot tub|steam room|jacuzzi|whirlpool)\b/,
  'Elevator': /\b(elevators?|lift)\b/,
}

const SEA = /\b(sea|ocean|coast|coastline|bay|beach|gulf)\b/
const NONE = /^(none|no|n|false|0|see remarks|other)$/

/**
 * What a row says about features; undefined if nothing. Our own export's highlights are taken word
 * for word, others' lists in terms of the features that searches know.
 * @param notes gets the words that aren't one of them
 */
export function readFeatures(values: ImportValues, notes: string[]): ReadFeatures | undefined {
  if (values.highlights !== undefined) {
    return { items: partsOf(values.highlights, /\|/), isWhole: true }
  }
  const found = new Set<string>()
  const unknown: string[] = []
  for (const text of partsOf(values.features)) {
    const known = FEATURES.filter((feature) => WORDS[feature].test(folded(text)))
    for (const feature of known) found.add(feature)
    if (!known.length && !NONE.test(folded(text))) unknown.push(text)
  }
  if (partsOf(values.pool).some((text) => !NONE.test(folded(text)))) found.add('Pool')
  for (const text of partsOf(values.view)) {
    if (SEA.test(folded(text))) found.add('Sea view')
    else if (!NONE.test(folded(text))) unknown.push(`${text} (view)`)
  }
  if (unknown.length) {
    notes.push(`Features that we don’t know are left out: ${namesOf([...new Set(unknown)])}.`)
  }
  return found.size ? { items: [...found], isWhole: false } : undefined
}

function partsOf(text: string | undefined, separator = /[|,;\n]/): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** RESO's lists come as `Wine Cellar` or `WineCellar`. */
function folded(text: string): string {
  return foldText(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
}

const MAX_NAMED = 12

function namesOf(words: string[]): string {
  const rest = words.length - MAX_NAMED
  const named = words.slice(0, MAX_NAMED).map((word) => word.slice(0, 60))
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

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
