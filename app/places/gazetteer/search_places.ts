import type { Gazetteer } from '#app/places/gazetteer/gazetteer'
import type { Place } from '#app/places/gazetteer/place'
import { foldText } from '#app/common/text/fold_text'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'

const MAX_RESULTS = 10
const MIN_QUERY_CHARACTERS = 2
const MAX_QUERY_CHARACTERS = 100

const WHOLE_NAME = 0
const START_OF_NAME = 1
const START_OF_WORDS = 2
const QUALITIES = 3
const NOTHING: number[][] = Array.from({ length: QUALITIES }, () => [])

/**
 * Finds places by prefixes: `portof`, `são paulo`, `aspen, colorado`. Words after the first may
 * match the region or country.
 * @returns at most ten, best match first, then by population
 */
export async function searchPlaces(query: string): Promise<Place[]> {
  return (await rankedPlaces(query)).flat().slice(0, MAX_RESULTS)
}

/** Like `searchPlaces`, but only places with the whole name: `aspen`, `aspen, colorado`. */
export async function findPlacesNamed(query: string): Promise<Place[]> {
  return (await rankedPlaces(query))[WHOLE_NAME]
}

/** @returns for each quality at most ten places */
async function rankedPlaces(query: string): Promise<Place[][]> {
  const text = foldText(query.slice(0, MAX_QUERY_CHARACTERS))
  const gazetteer = await loadGazetteer()
  const ranked = text.length < MIN_QUERY_CHARACTERS ? NOTHING : rank(gazetteer, text)
  return ranked.map((rows) => rows.map((row) => gazetteer.place(row)))
}

/** Rows are ordered by population, so each list can stop at the limit. */
function rank(gazetteer: Gazetteer, text: string): number[][] {
  const words = text.split(' ')
  const found: number[][] = Array.from({ length: QUALITIES }, () => [])
  for (const row of gazetteer.rowsWithPrefix(anchorOf(words))) {
    const quality = qualityOf(gazetteer, row, text, words)
    if (quality === null || found[quality].length === MAX_RESULTS) continue
    found[quality].push(row)
    if (quality === WHOLE_NAME && found[quality].length === MAX_RESULTS) break
  }
  return found
}

/** The first word always matches the name. */
function anchorOf(words: string[]): string {
  return words[0].slice(0, 2)
}

function qualityOf(
  gazetteer: Gazetteer,
  row: number,
  text: string,
  words: string[]
): number | null {
  const name = gazetteer.searchName(row)
  if (name.includes(`|${text}`)) return name.includes(`|${text}|`) ? WHOLE_NAME : START_OF_NAME
  if (!startsAWord(name, words[0])) return null

  let nameWords = 1
  while (nameWords < words.length && startsAWord(name, words[nameWords])) nameWords++
  const rest = words.slice(nameWords)
  if (rest.length) {
    const region = gazetteer.regionText(row)
    if (!rest.every((word) => region.includes(` ${word}`))) return null
  }
  const ofName = words.slice(0, nameWords).join(' ')
  if (rest.length && name.includes(`|${ofName}|`)) return WHOLE_NAME
  return name.includes(`|${ofName}`) ? START_OF_NAME : START_OF_WORDS
}

function startsAWord(name: string, word: string): boolean {
  return name.includes(`|${word}`) || name.includes(` ${word}`)
}
