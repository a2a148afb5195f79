import { type AREA_UNITS } from '#app/properties/listing_options'
import { foldedWord } from './known_words.js'

/** Square meters per unit. */
const PLAIN_UNITS: Record<string, number> = {
  squaremeters: 1,
  squaremeter: 1,
  squaremetres: 1,
  sqm: 1,
  m2: 1,
  squarefeet: 0.09290304,
  squarefoot: 0.09290304,
  sqft: 0.09290304,
  sf: 0.09290304,
  ft2: 0.09290304,
  acres: 4046.8564224,
  acre: 4046.8564224,
  hectares: 10_000,
  hectare: 10_000,
  ha: 10_000,
  hektar: 10_000,
  ettari: 10_000,
  hectareas: 10_000,
  ac: 4046.8564224,
  acri: 4046.8564224,
  mq: 1,
  qm: 1,
  mt2: 1,
  m: 1,
  sqmt: 1,
  sqmeters: 1,
  sqmetres: 1,
  metriquadri: 1,
  metriquadrati: 1,
  metroscuadrados: 1,
  metroscuadrado: 1,
  quadratmeter: 1,
  metrescarres: 1,
  sqfeet: 0.09290304,
  sqmts: 1,
  sqmtrs: 1,
  mts2: 1,
  mts: 1,
  mt: 1,
  metros: 1,
  metri: 1,
  vierkantemeter: 1,
  vierkantemeters: 1,
  平米: 1,
  平方米: 1,
  平方公尺: 1,
  ตรม: 1,
  ตารางเมตร: 1,
  квм: 1,
  квметров: 1,
  sqyd: 0.83612736,
  sqyds: 0.83612736,
  sqyards: 0.83612736,
  sqyard: 0.83612736,
  squareyards: 0.83612736,
  squareyard: 0.83612736,
  gaj: 0.83612736,
  are: 100,
  ares: 100,
}

/** A tsubo, a ping and a pyeong: 400/121 m². */
const TSUBO = 400 / 121

/** Of one size wherever people use them. */
const REGIONAL_UNITS: [words: string, meters: number][] = [
  ['제곱미터', 1],
  ['坪 tsubo tsubos ping pings 평 pyeong pyong py', TSUBO],
  ['rai rais ไร่', 1600],
  ['ngan ngans งาน', 400],
  ['squarewah sqwah squarewa sqwa tarangwa talangwah ตารางวา ตรว ตรวา', 4],
  ['dunam dunams dunum dunums donum donums dönüm dekar decare decares stremma stremmata', 1000],
  ['feddan feddans', 4200.83],
  ['guntha gunthas gunta guntas', 101.17141056],
  ['cent cents', 40.468564224],
  ['亩 畝 市亩 mu', 10_000 / 15],
]

const UNITS: Record<string, number> = {
  ...PLAIN_UNITS,
  ...Object.fromEntries(
    REGIONAL_UNITS.flatMap(([words, meters]) =>
      words.split(' ').map((word) => [foldedWord(word), meters])
    )
  ),
}

/** Read, with a note that another country has another one. */
const ELSEWHERE: [words: RegExp, note: string][] = [
  [/d[uo]n[ua]m|dönüm/iu, 'A dunam was taken for 1,000 m². In Iraq it has 2,500.'],
  [/feddan/i, 'A feddan was taken for 4,200.83 m², as in Egypt.'],
]

/** Of another size in each region, so that nothing tells how large it is. */
const VARYING =
  /(?<!\p{L})(kanals?|marlas?|cottahs?|kathas?|katthas?|kottahs?|bighas?|biswas?|alqueires?|manzanas?|tareas?|fanegas?|畳|帖|jō|jo)(?!\p{L})/iu

export const findUnit = (word: string) => {
  const folded = foldedWord(word)
  return Object.hasOwn(UNITS, folded) ? UNITS[folded] : null
}

export const isVarying = (text: string) => VARYING.test(text)

export function noteOnUnit(text: string): string | null {
  return ELSEWHERE.find(([words]) => words.test(text))?.[1] ?? null
}

export const SQUARE_METERS: Record<keyof typeof AREA_UNITS, number> = {
  sqm: PLAIN_UNITS.sqm,
  sqft: PLAIN_UNITS.sqft,
}
