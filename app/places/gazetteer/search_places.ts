import type { Gazetteer } from '#app/places/gazetteer/gazetteer'
import { findCountry, listCountriesStarting } from '#app/places/gazetteer/find_country'
import type { Place } from '#app/places/gazetteer/place'
import { foldText } from '#app/common/text/fold_text'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'

const MAX_RESULTS = 10
const MIN_QUERY_CHARACTERS = 2
const MAX_QUERY_CHARACTERS = 100

const WHOLE_NAME = 0
const WHOLE_OTHER_NAME = 1
const START_OF_NAME = 2
const START_OF_WORDS = 3
const START_OF_OTHER_NAME = 4
const QUALITIES = 5

/** How many times the people of its namesake make a city the one that is meant by its foreign name. */
const MIN_TIMES_LARGER = 20

/**
 * Finds places by prefixes: `portof`, `são paulo`, `aspen, colorado`. Words after the first may
 * match the region or country, which is known in many languages. A place's name in another language
 * (`東京`, `Rom`) comes after the places that are really called so, unless it is far larger.
 * @returns at most ten, best match first, then by population
 */
export async function searchPlaces(query: string): Promise<Place[]> {
  const found = await placesOf(await rank(query))
  return found.length ? found : placesOf(await rank(countryLast(query)))
}

/** `日本 東京`, `Italia, Roma`; nothing if it doesn't begin with a country. */
function countryLast(query: string): string {
  const [country, ...place] = query.trim().split(/[\s,、，]+/)
  return findCountry(country) ? `${place.join(' ')} ${country}` : ''
}

/** Like `searchPlaces`, but only places with the whole name: `aspen`, `aspen, colorado`. */
export async function findPlacesNamed(query: string): Promise<Place[]> {
  const found = await namedPlaces(query)
  return found.length ? found : namedPlaces(countryLast(query))
}

async function namedPlaces(query: string): Promise<Place[]> {
  return placesOf((await rank(query)).slice(WHOLE_NAME, WHOLE_OTHER_NAME + 1))
}

async function placesOf(ranked: number[][]): Promise<Place[]> {
  const gazetteer = await loadGazetteer()
  return [...new Set(ranked.flat())].slice(0, MAX_RESULTS).map((row) => gazetteer.place(row))
}

/** At most ten rows for each quality: rows are ordered by population. */
async function rank(query: string): Promise<number[][]> {
  const text = foldText(query.slice(0, MAX_QUERY_CHARACTERS))
  const found: number[][] = Array.from({ length: QUALITIES }, () => [])
  if (text.length < MIN_QUERY_CHARACTERS) return found
  const gazetteer = await loadGazetteer()
  const asked = askedFor(text)
  const anchor = asked.words[0].slice(0, 2)
  for (const row of gazetteer.rowsWithPrefix(anchor)) {
    const quality = qualityOf(gazetteer.searchName(row), row, asked, gazetteer)
    if (quality === null || found[quality].length === MAX_RESULTS) continue
    found[quality].push(row)
    if (quality === WHOLE_NAME && found[quality].length === MAX_RESULTS) break
  }
  for (const row of gazetteer.rowsWithOtherPrefix(anchor)) {
    const quality = qualityOf(gazetteer.otherNames(row), row, asked, gazetteer)
    if (quality === WHOLE_NAME) found[WHOLE_OTHER_NAME].push(row)
    if (quality === START_OF_NAME) found[START_OF_OTHER_NAME].push(row)
  }
  putFamousFirst(found, gazetteer)
  return found
}

/** `Londres` is London, though there is a village in Argentina. */
function putFamousFirst(found: number[][], gazetteer: Gazetteer): void {
  const [[called], [famous]] = [found[WHOLE_NAME], found[WHOLE_OTHER_NAME]]
  if (called === undefined || famous === undefined) return
  const [namesake, city] = [called, famous].map((row) => gazetteer.place(row).population)
  if (city >= MIN_TIMES_LARGER * namesake) found[WHOLE_NAME].unshift(famous)
}

interface Asked {
  text: string
  words: string[]
  /** as many words as the index says, from the first one */
  starts: string[]
  /** the countries that the words from this one on can name */
  countriesFrom: (word: number) => ReadonlySet<string>
}

function askedFor(text: string): Asked {
  const words = text.split(' ')
  const starts = [...words.keys(), words.length].map((count) => words.slice(0, count).join(' '))
  const known: ReadonlySet<string>[] = []
  const countriesFrom = (word: number) =>
    (known[word] ??= listCountriesStarting(words.slice(word).join(' ')))
  return { text, words, starts, countriesFrom }
}

/** @param names folded, between bars */
function qualityOf(names: string, row: number, asked: Asked, gazetteer: Gazetteer): number | null {
  const { text, words, starts } = asked
  if (names.includes(`|${text}`)) return names.includes(`|${text}|`) ? WHOLE_NAME : START_OF_NAME
  if (!startsAWord(names, words[0])) return null

  let nameWords = 1
  while (nameWords < words.length && startsAWord(names, words[nameWords])) nameWords++
  // `New York, New York`: the words of a name can also be those of its region
  for (let count = Math.min(nameWords, words.length - 1); count > 0; count--) {
    const isWhole = names.includes(`|${starts[count]}|`)
    if (isWhole && liesIn(row, asked, count, gazetteer)) return WHOLE_NAME
  }
  if (nameWords < words.length && !liesIn(row, asked, nameWords, gazetteer)) return null
  return names.includes(`|${starts[nameWords]}`) ? START_OF_NAME : START_OF_WORDS
}

/** Whether the words from this one on are of the region, or after some of them the country's name. */
function liesIn(row: number, asked: Asked, from: number, gazetteer: Gazetteer): boolean {
  const region = gazetteer.regionText(row)
  const { words, countriesFrom } = asked
  for (let word = from; word < words.length; word++) {
    if (region.includes(` ${words[word]}`)) continue
    return countriesFrom(word).has(gazetteer.countryCode(row))
  }
  return true
}

function startsAWord(names: string, word: string): boolean {
  return names.includes(`|${word}`) || names.includes(` ${word}`)
}
