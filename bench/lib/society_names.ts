const FIRST =
  'Ava Noah Mila Otto Livia Zita Marco Elena Søren Zoë José Łucja Chloé Björn Aiko Omar Priya Tomás Ingrid Hugo'
const STARTS = 'Ri Ber San Con Ne Val Mo Ka Lin Fer Gar Pet Ol Sch We Du Har Bra Tor Vin'
const MIDDLES = 'na ga le do ri ta me so va lo ne di pa ro li ma se to ve no'
const ENDS = 'ldi rg nd ti ri ski sen son ez er ini eau in ov ic ard ley ton man ell'

const list = (words: string) => words.split(' ')

/** 400 first names, made with endings; 8,000 last names. */
export const FIRST_NAMES = list(FIRST).flatMap((name) =>
  ['', ...list('a e i o u y an el is or ette ine ina us la ka ne ra mi')].map((end) => name + end)
)
export const LAST_NAMES = list(STARTS).flatMap((start) =>
  list(MIDDLES).flatMap((middle) => list(ENDS).map((end) => start + middle + end))
)

/** An evenly spread, deterministic sample. */
export function sampleNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const first = FIRST_NAMES[(at * 37) % FIRST_NAMES.length]
    return `${first} ${LAST_NAMES[(at * 1009) % LAST_NAMES.length]}`
  })
}

/** Swaps two adjacent letters of the last name. */
export function mistyped(name: string, round: number): string {
  const [first = '', last = ''] = name.split(' ')
  const at = 1 + (round % Math.max(1, last.length - 2))
  return `${first} ${last.slice(0, at)}${last[at + 1] ?? ''}${last[at]}${last.slice(at + 2)}`
}
