import { withPlainDigits } from './number_cell.js'

export interface HomeLayout {
  bedrooms: number
  /** where the layout says how many */
  bathrooms?: number
}

const STUDIO = /^(1 ?r|ワンルーム|원룸|스튜디오|สตูดิโอ|开间|開間|套房)$/iu
const JAPANESE = /^(\d{1,2})\s*s?l?d?k(\s*\+.*|\s*[(（].*)?$/iu
const CHINESE =
  /^(\d{1,2})\s*[室房](?:\s*\d\s*[厅廳])?(?:\s*(\d{1,2})\s*[卫衛])?(?:\s*\d\s*[厨廚阳陽][台臺]?)*$/u
const KOREAN =
  /^(?=.*[개룸방])(?:방\s*)?(\d{1,2})\s*[개룸]?(?:\s*[/,]\s*(?:욕실|화장실)?\s*(\d{1,2})\s*개?)?$/u
const KOREAN_ROOMS = ['원룸', '투룸', '쓰리룸', '포룸']
const CHINESE_DIGITS = '零一二三四五六七八九'

/** The rooms that `3LDK`, `3室2厅1卫`, `3房2廳2衛`, `방 3개` and `3/2개` name; null for other words. */
export function layoutOf(text: string): HomeLayout | null {
  const plain = withPlainDigits(text.normalize('NFKC').trim())
    .replace(/两|兩/g, '二')
    .replace(/[一二三四五六七八九](?=\s*[室房厅廳卫衛])/gu, (digit) =>
      String(CHINESE_DIGITS.indexOf(digit))
    )
  if (STUDIO.test(plain)) return { bedrooms: 0 }
  const named = KOREAN_ROOMS.indexOf(plain)
  if (named >= 0) return { bedrooms: named + 1 }
  const [, bedrooms, bathrooms] =
    JAPANESE.exec(plain)?.slice(0, 2) ?? CHINESE.exec(plain) ?? KOREAN.exec(plain) ?? []
  if (bedrooms === undefined) return null
  return {
    bedrooms: Number(bedrooms),
    ...(bathrooms !== undefined && { bathrooms: Number(bathrooms) }),
  }
}
