import { countWords } from '#app/kit/display/count_words'

type Counted = { total: number; is_total_exact: boolean }

/** `38 homes`, `1 home`, `1,000+ homes`. */
export function homesCount({ total, is_total_exact: isExact }: Counted): string {
  return isExact ? countWords(total, 'home') : `${total.toLocaleString('en-US')}+ homes`
}
