import { foldText } from '#app/common/text/fold_text'
import { layoutOf } from './home_layout.js'
import { plainNumber, withPlainDigits } from './number_cell.js'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(foldText))

const YES = wordsOf(
  'yes y true t 1 x on ja j wahr si sì s vero oui o vrai verdadero sim waar tak да はい 有 あり 是 예 네 ใช่'
)
const NO = wordsOf(
  'no n false f 0 off nein falsch falso non faux nao nee onwaar nie нет いいえ 無 なし 否 아니오 아니요 ไม่ ไม่ใช่'
)
const TICKED = /^[✓✔☑✅]\ufe0f?$/u
const CROSSED = /^[☐✗✘❌]\ufe0f?$/u

/** Yes or no in the languages of lists; null for any other word. */
export function yesOrNo(text: string): boolean | null {
  const word = foldText(text)
  if (YES.has(word) || TICKED.test(text.trim())) return true
  return NO.has(word) || CROSSED.test(text.trim()) ? false : null
}

const PRIVATE = wordsOf(
  'private privat privato privata privado privada prive besloten hidden confidential 非公開 非公开 비공개'
)
const PUBLIC = wordsOf(
  'public publik pubblico pubblica publico publica oeffentlich öffentlich openbaar visible 公開 公开 공개'
)

/** Whether a home is private: yes or no, or the word itself. */
export function privateOrNot(text: string): boolean | null {
  const word = foldText(text)
  if (PRIVATE.has(word)) return true
  return PUBLIC.has(word) ? false : yesOrNo(text)
}

/** Whether it is public, in the same words. */
export function publicOrNot(text: string): boolean | null {
  const word = foldText(text)
  if (PRIVATE.has(word)) return false
  return PUBLIC.has(word) ? true : yesOrNo(text)
}

const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ')
const MAX_ROOMS = 999

/** `Three bedrooms` with its number as a digit. */
function withCounts(text: string): string {
  return withPlainDigits(text.trim()).replace(/^[a-z]+/i, (word) => {
    const count = COUNTS.indexOf(word.toLowerCase())
    return count < 0 ? word : String(count)
  })
}

const STUDIO =
  /^(studio|studios|studio (apartment|flat)|bachelor|bachelor apartment|monolocale|einzimmerwohnung|estudio|open plan)$/
const ROOMS =
  /^(?:(?:beds?|bedrooms?|br|bd|camere|habitaciones|chambres|schlafzimmer|quartos|slaapkamers)\s*:\s*)?(\d+(?:[.,]0{1,2})?)\s*(bd|bds|br|bdrms?|bedr|beds?|bedrooms?|camer[ae]( da letto)?|schlafzimmer|sz|dormitorios?|dorm|habs?|habitaciones|habitación|ch|chambres?|quartos?|slpks?|slaapkamers?|部屋|ห้อง(นอน)?)?\.?$/iu

/** A whole number of bedrooms; a studio has none. `3+1` means different things. */
export function bedroomsOf(text: string): number | null {
  if (STUDIO.test(foldText(text))) return 0
  const count = ROOMS.exec(withCounts(text))?.[1]
  const rooms =
    count === undefined ? (layoutOf(text)?.bedrooms ?? null) : Number.parseInt(count, 10)
  return rooms !== null && rooms <= MAX_ROOMS ? rooms : null
}

const FULL_AND_HALF =
  /^(\d+)\s*(?:full|f)(?![a-z])(?:\s*baths?)?\s*[,/&+]?\s*(?:and)?\s*(?:(\d+)\s*(?:half|h|partial)\b(?:\s*baths?)?)?$/i
const BATHS =
  /^(?:(?:baths?|bathrooms?|ba)\s*:\s*)?([\d.,]+)\s*(ba|bath(room)?s?|bagn[io]|b[aä]der|badezimmer|ba[nñ]os?|aseos?|sdb|salles? de bains?|badkamers?|개|[卫衛]|[かヶカケ]所|室|間|ห้อง(น้ำ)?)?\.?$/iu
/** Behind a number of whole ones. */
const PARTS: [part: RegExp, decimals: string][] = [
  [/\s*(½|\s1\/2)/, '.5'],
  [/\s*(¾|\s3\/4)/, '.75'],
  [/\s*(¼|\s1\/4)/, '.25'],
]

export function bathroomsOf(text: string): number | null {
  const plain = PARTS.reduce(
    (all, [part, decimals]) => all.replace(part, decimals),
    withCounts(text)
  )
  const both = FULL_AND_HALF.exec(plain)
  if (both) return Number(both[1]) + Number(both[2] ?? 0) / 2
  const count = BATHS.exec(plain)?.[1]
  const baths = count === undefined ? null : plainNumber(count, { threeDigits: 'decimals' })
  return baths !== null && baths <= MAX_ROOMS ? baths : null
}

/**
 * Full and half ones of `2.1`, as many MLSs count them: no bathroom is a tenth. Null for a number
 * that means what it says.
 */
export function halfBathsOf(baths: number): { full: number; half: number } | null {
  const tenths = Math.round((baths % 1) * 100) / 10
  if (![1, 2, 3, 4].includes(tenths)) return null
  return { full: Math.floor(baths), half: tenths }
}
