import isoCountries from 'i18n-iso-countries'
import { foldText } from '#app/common/text/fold_text'

const LANGUAGES =
  'en de fr it es pt nl pl ru uk cs sk hu ro hr sl sv da nb fi tr el ca ja zh ko ar he fa th hi vi id bg sr mk bs sq et lv lt is ga mt eu gl ka hy az kk uz ky mn be ur bn ta ms af sw am'.split(
    ' '
  )

/** Names that people use and no list of countries has, and old codes. */
const EVERYDAY: Record<string, string> = {
  'uk': 'GB',
  'el': 'GR',
  'usa': 'US',
  'u s a': 'US',
  'u s': 'US',
  'ee uu': 'US',
  'eeuu': 'US',
  'e u a': 'US',
  'u k': 'GB',
  'america': 'US',
  'united states of america': 'US',
  'estados unidos': 'US',
  'stati uniti': 'US',
  'etats unis': 'US',
  'vereinigte staaten': 'US',
  'great britain': 'GB',
  'britain': 'GB',
  'england': 'GB',
  'scotland': 'GB',
  'wales': 'GB',
  'northern ireland': 'GB',
  'inghilterra': 'GB',
  'inglaterra': 'GB',
  'angleterre': 'GB',
  'schottland': 'GB',
  'escocia': 'GB',
  'ecosse': 'GB',
  'scozia': 'GB',
  'gran bretagna': 'GB',
  'regno unito': 'GB',
  'grossbritannien': 'GB',
  'uae': 'AE',
  'u a e': 'AE',
  'emirates': 'AE',
  'holland': 'NL',
  'olanda': 'NL',
  'czech republic': 'CZ',
  'czechia': 'CZ',
  'russia': 'RU',
  'south korea': 'KR',
  'korea': 'KR',
  'north korea': 'KP',
  'taiwan': 'TW',
  'turkey': 'TR',
  'turkiye': 'TR',
  'vietnam': 'VN',
  'laos': 'LA',
  'iran': 'IR',
  'syria': 'SY',
  'burma': 'MM',
  'macedonia': 'MK',
  'swaziland': 'SZ',
  'cape verde': 'CV',
  'ivory coast': 'CI',
  'moldova': 'MD',
  'bolivia': 'BO',
  'venezuela': 'VE',
  'tanzania': 'TZ',
  'brunei': 'BN',
  'vatican': 'VA',
  'palestine': 'PS',
  'hong kong': 'HK',
  'macau': 'MO',
  'the bahamas': 'BS',
  'the netherlands': 'NL',
  'viet nam': 'VN',
  'bharat': 'IN',
  'eire': 'IE',
  'republic of ireland': 'IE',
  'n ireland': 'GB',
  'g b': 'GB',
  'aotearoa': 'NZ',
  'n z': 'NZ',
  'rsa': 'ZA',
  's africa': 'ZA',
  'dominican rep': 'DO',
  'russian fed': 'RU',
  'united arab emirates uae': 'AE',
  'united kingdom uk': 'GB',
  'united states usa': 'US',
  'united states us': 'US',
  '日本国': 'JP',
  '臺灣': 'TW',
  '한국': 'KR',
  'ประเทศไทย': 'TH',
  'الإمارات': 'AE',
  'المملكة العربية السعودية': 'SA',
  'cymru': 'GB',
  'vae': 'AE',
  'eau': 'AE',
  'kibris': 'CY',
}

const SHORT_NAMES: Record<string, string> = { ČR: 'CZ', ÇIN: 'CN' }
const ACCENTED_CODE = /^(?=.*[^a-z])\p{sc=Latin}{2}$/iu

const english = namesIn('en')
/** Of which the list of countries has only the simplified characters. */
const traditionalChinese = namesIn('zh-Hant')
let names: Map<string, string> | undefined

/** ISO 3166-1 alpha-2 from a code or a name in many languages; null if unknown. */
export function findCountry(word: string): string | null {
  names ??= readNames()
  // without its accent, a short name would be another country's code: `ČR` isn't Costa Rica
  const short = SHORT_NAMES[word.trim().toUpperCase()]
  if (short || ACCENTED_CODE.test(word.trim())) return short ?? null
  return names.get(foldText(word)) ?? names.get(foldText(word).replace(/^the /, '')) ?? null
}

const START_CHARACTERS = 3
type NamedCode = readonly [name: string, code: string]
let namesByStart: Map<string, NamedCode[]> | undefined

/** Countries whose name starts with these words, folded; a short start has to be a whole name. */
export function listCountriesStarting(folded: string): ReadonlySet<string> {
  names ??= readNames()
  namesByStart ??= Map.groupBy(names, ([name]) => name.slice(0, START_CHARACTERS))
  const near = namesByStart.get(folded.slice(0, START_CHARACTERS)) ?? []
  const isShort = folded.length < START_CHARACTERS
  const meant = near.filter(([name]) => (isShort ? name === folded : name.startsWith(folded)))
  return new Set(meant.map(([, code]) => code))
}

export function countryName(code: string): string {
  return english.of(code) ?? code
}

/** In the language that most people there speak. */
function ownName(code: string): string {
  const { language, script } = new Intl.Locale('und', { region: code }).maximize()
  return namesIn([language, script].join('-')).of(code) ?? ''
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
}

/** The first of two languages that use the same name wins. */
function readNames(): Map<string, string> {
  const found = new Map(Object.entries(EVERYDAY))
  const add = (name: string, code: string) => {
    const folded = foldText(name)
    if (folded && !found.has(folded)) found.set(folded, code)
  }
  for (const [code, alpha3] of Object.entries(isoCountries.getAlpha2Codes())) {
    add(code, code)
    add(alpha3, code)
    add(countryName(code), code)
    add(traditionalChinese.of(code) ?? '', code)
    add(ownName(code), code)
  }
  for (const language of LANGUAGES) {
    const all = isoCountries.getNames(language, { select: 'all' })
    for (const [code, list] of Object.entries(all)) for (const name of list) add(name, code)
  }
  return found
}
