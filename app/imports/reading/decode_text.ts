import { ENCODINGS, type Encoding } from '#app/imports/import_options'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import { mendDoubled } from '#app/imports/reading/mend_doubled'

interface DecodedText {
  /** without its byte order mark */
  text: string
  encoding: Encoding
  /** about letters that are or may be damaged */
  notes: string[]
}

/**
 * Decodes Unicode or a local encoding; which one is chosen, or told by the letters it gives.
 * @throws E_VALIDATION_ERROR on `file` for anything else
 */
export function decodeText(bytes: Buffer, chosen?: Encoding): DecodedText {
  refuseBinary(bytes)
  const found = chosen ?? utf16Of(bytes)
  const { encoding, isSure } = found ? { encoding: found, isSure: true } : findEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) {
    throw fileRefusal('This isn’t a text file. Save the list as CSV or JSON and try again.')
  }
  if (encoding === 'utf-8') return { encoding, ...mendDoubled(text) }
  const doubt = `We can’t tell this file’s encoding and took it for ${ENCODINGS[encoding]}. If letters look wrong, choose another.`
  return { encoding, text, notes: isSure ? [] : [doubt] }
}

/** What people send instead of a list, and how to make one of it. */
const BINARY: [start: string, message: string][] = [
  [
    '504b0304',
    'This isn’t a text file but an Excel workbook or a ZIP file. In Excel, save the list as “CSV UTF-8”.',
  ],
  ['d0cf11e0', 'This is an old Excel file. In Excel, save the list as “CSV UTF-8”.'],
  ['25504446', 'This is a PDF. Export the list as CSV or JSON.'],
]

function refuseBinary(bytes: Buffer): void {
  const start = bytes.subarray(0, 4).toString('hex')
  const found = BINARY.find(([mark]) => mark === start)
  if (found) throw fileRefusal(found[1])
}

function utf16Of(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, MAX_SAMPLE_BYTES).entries()) {
    if (byte === 0) zeros[at % 2]++
  }
  const [even, odd] = zeros
  if (Math.max(even, odd) <= SURE_ZEROS * Math.min(even, odd)) return null
  const encoding = even > odd ? 'utf-16be' : 'utf-16le'
  return decoded(bytes, encoding) === null ? null : encoding
}

/** A comma has a zero beside it, and few other letters do: how many more of them tell their side. */
const SURE_ZEROS = 4

interface CommonLetters {
  encoding: Encoding
  /** other than ASCII's, in lower case */
  letters: ReadonlySet<string>
}

const of = (encoding: Encoding, letters: string): CommonLetters => ({
  encoding,
  letters: new Set(letters),
})

/** German, French, Italian, Spanish, Portuguese and Catalan, Nordic, in that order. */
const WESTERN = [
  'äöüßé',
  'àâæçéèêëîïôœùûü',
  'àèéìíòóù',
  'áéíñóúü',
  'áâãàçéêíóôõúèòï',
  'åäöøæéíðþóúý',
]
const GREEK = 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'
const HEBREW = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئء'
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ'
const SIMPLIFIED =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天四日那社事平形相全间样与关各重新线内数正心反你明看原又利比或但质气第向道此变条只没结解问意建月公无系很情最立代想已通并提直题展五果料员革位入常文总次品式活设及管特件长求老基资边流路级少图山统接知较将组见计别手期根论运指几九区强放西被干做必先回则任取据处房室厅卫价格万元米城市县街号楼层卖售花园海北京南东庭院景豪宅别墅公寓州河湖港深圳广杭'
const TRADITIONAL =
  '的一是在不了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說產種面而方後多定行學法所民得經十三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天四日那社事平形相全間樣與關各重新線內數正心反你明看原又利比或但質氣第向道此變條只沒結解問意建月公無系很情最立代想已通並提直題展五果料員革位入常文總次品式活設及管特件長求老基資邊流路級少圖山統接知較將組見計別手期根論運指幾九區強放西被幹做必先回則任取據處房室廳衛價格萬元坪城市縣街號樓層賣售花園海台北南東臺灣庭院景豪宅別墅公寓州河湖港'
const JAPANESE =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわをんアィイウェエオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツテデトドナニネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワンー日本東京都大阪府市区町村県丁目番地駅徒歩分階建築年月戸一二三四五六七八九十万円土地家物件名価格住所海山川川田中上下新小高橋南北西宅賃貸別荘可庭付見分譲古専有面積管理番号間取線近'
const KOREAN =
  '이다는가을의에지고하도시구동로층기사아서리대한나인자장어해수를정주일부전라상보스제용오성여경원과비적그조유들마은교신금산연안개화공세미물방실관강매만평남북울빌파트택집호점면읍군값격소름바당별역년월건축단독양식욕침거'
const THAI = 'กขคงจฉชซญณดตถทธนบปผฝพฟภมยรลวศษสหอฮะัาำิีึืฺุูเแโใไๆฯ็่้๊๋์๐๑๒๓๔๕๖๗๘๙'

/** The first is what is taken if nothing speaks for another. */
const COMMON_LETTERS: readonly CommonLetters[] = [
  ...WESTERN.map((letters) => of('windows-1252', letters)),
  ...WESTERN.map((letters) => of('macintosh', letters)),
  of('windows-1250', 'ąćęłńóśźż'),
  of('windows-1250', 'áčďéěíňóřšťúůýž'),
  of('windows-1250', 'áéíóöőúüű'),
  of('windows-1250', 'ăâîşţ'),
  of('windows-1250', 'čćđšž'),
  of('windows-1254', 'çğıöşüâîİ'),
  of('iso-8859-2', 'ąćęłńóśźż'),
  of('iso-8859-2', 'áčďéěíňóřšťúůýž'),
  of('windows-1257', 'āčēģīķļņšūž'),
  of('windows-1257', 'ąčęėįšųūž'),
  // tried before Cyrillic, whose lower-case letters are the same bytes
  of('windows-1253', GREEK),
  of('windows-1255', HEBREW),
  of('windows-1256', ARABIC),
  of('windows-1251', CYRILLIC),
  of('koi8-r', CYRILLIC),
  of('ibm866', CYRILLIC),
  of('shift_jis', JAPANESE),
  of('euc-jp', JAPANESE),
  of('gbk', SIMPLIFIED),
  of('big5', TRADITIONAL),
  of('euc-kr', KOREAN),
  of('windows-874', THAI),
]

/** Enough to know a language by. */
const MAX_SAMPLE_BYTES = 64 * 1024

/** What begins letters in ISO-2022-JP, all of whose bytes are ASCII’s, too. */
const JIS_MARKS = ['\x1b$B', '\x1b$@', '\x1b(I']

/** UTF-8 if it is valid, or else the encoding whose letters are those of a language. */
function findEncoding(bytes: Buffer): { encoding: Encoding; isSure: boolean } {
  if (JIS_MARKS.some((mark) => bytes.includes(mark))) {
    return { encoding: 'iso-2022-jp', isSure: decoded(bytes, 'iso-2022-jp') !== null }
  }
  if (decoded(bytes, 'utf-8') !== null) return { encoding: 'utf-8', isSure: true }
  const sample = foreignLines(bytes)
  let best: Encoding = 'windows-1252'
  let most = scoreOf(sample, best, COMMON_LETTERS[0].letters)
  for (const { encoding, letters } of COMMON_LETTERS.slice(1)) {
    const score = scoreOf(sample, encoding, letters) - (RARE.has(encoding) ? RARE_HANDICAP : 0)
    const isClear = encoding !== 'windows-874' || score >= MIN_THAI_SCORE
    if (score > most && isClear) [best, most] = [encoding, score]
  }
  return { encoding: best, isSure: most >= SURE_SCORE }
}

/** Nothing else may read as well as these. */
const RARE: ReadonlySet<Encoding> = new Set<Encoding>(['koi8-r', 'ibm866'])
const RARE_HANDICAP = 0.15

/** Nearly every byte is a Thai letter, also those of other languages: only what Thai could write is. */
const MIN_THAI_SCORE = 0.85

/** Signs alone are worth as much; a language’s letters are worth more. */
const SURE_SCORE = 0.35

function foreignLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = []
  let length = 0
  for (let from = 0; from < bytes.length && length < MAX_SAMPLE_BYTES;) {
    const next = bytes.indexOf(10, from)
    const to = next < 0 ? bytes.length : next + 1
    const line = bytes.subarray(from, Math.min(to, from + MAX_SAMPLE_BYTES))
    if (line.some((byte) => byte > 127)) length += lines.push(line) && line.length
    from = to
  }
  return Buffer.concat(lines)
}

/** By character: 1 for a letter that the language often has, less for what is rare or odd. */
function scoreOf(sample: Buffer, encoding: Encoding, letters: ReadonlySet<string>): number {
  const text = [...new TextDecoder(encoding).decode(sample)]
  let sum = 0
  let count = 0
  for (const [at, letter] of text.entries()) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + 1]]
    if (letter <= '\x7f') continue
    sum += isOdd(letter, before, after) ? -1 : worthOf(letter, before, letters)
    count++
  }
  return count ? sum / count : 0
}

const ALPHABET = /[\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Cyrillic}]/u
/** Letters that only end words. */
const FINAL = /[ςךםןףץةى]/
/** Those that are words of their own. */
const ALONE = /[àèéòùóáíöåœавикосуяіηο]/

/** Alphabets don’t mix within a word, and few letters of ours stand alone. */
function isOdd(letter: string, before: string, after: string): boolean {
  if (THAI_SCRIPT.test(letter)) return isOddThai(letter, before, after)
  const isFirst = !/\p{L}/u.test(before)
  const isLast = !/\p{L}/u.test(after)
  if (FINAL.test(letter)) return isFirst || !isLast
  const isMixed = ALPHABET.test(letter) && (/[a-z]/i.test(before) || /[a-z]/i.test(after))
  if (isMixed) return true
  return (
    isFirst &&
    isLast &&
    (ALPHABET.test(letter) || /\p{sc=Latin}/u.test(letter)) &&
    !ALONE.test(letter) &&
    !SIGN.test(letter)
  )
}

const THAI_SCRIPT = /\p{sc=Thai}/u
const THAI_CONSONANT = /[ก-ฮ]/
/** Vowels that stand before a consonant. */
const THAI_FIRST = /[เ-ไ]/
/** Vowels and tones above, below or behind one, and what they may follow. */
const THAI_LATER = /[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/
const THAI_BEFORE = /[ก-ฮ\u0e31-\u0e32\u0e34-\u0e3a\u0e47-\u0e4e]/

/** Thai marks belong to a consonant, and its words have more than one letter. */
function isOddThai(letter: string, before: string, after: string): boolean {
  if (/[a-z]/i.test(before + after)) return true
  if (THAI_CONSONANT.test(letter)) return !THAI_SCRIPT.test(before) && !THAI_SCRIPT.test(after)
  if (THAI_FIRST.test(letter)) return !THAI_CONSONANT.test(after)
  if (THAI_LATER.test(letter)) return !THAI_BEFORE.test(before)
  if (/[ๆฯ]/.test(letter)) return THAI_CONSONANT.test(after)
  return /[ก-\u0e4e]/.test(before + after)
}

const SIGN = /[€£¥°²³½¼–—‘’“”„…•·©®™«»´¡¿ºª\u00a0]/
const CJK = /[\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/

function worthOf(letter: string, before: string, letters: ReadonlySet<string>): number {
  if (letters.has(letter)) return 1
  const lower = letter.toLowerCase()
  if (letters.has(lower)) return /\p{Ll}/u.test(before) ? -1 : 0.9
  if (SIGN.test(letter)) return 0.4
  if (CJK.test(letter)) return 0.1
  return /\p{L}/u.test(letter) ? -0.6 : -1
}

function decoded(bytes: Buffer, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
