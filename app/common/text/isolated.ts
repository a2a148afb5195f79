const RIGHT_TO_LEFT =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u
const FIRST_STRONG = '\u2068'
const END = '\u2069'

/** A name for a sentence without markup: it doesn't turn around the words beside it. */
export function isolated(name: string | null | undefined): string {
  if (!name) return ''
  return RIGHT_TO_LEFT.test(name) ? FIRST_STRONG + name + END : name
}
