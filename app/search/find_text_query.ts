import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { foldText, foldedWords, isUnspaced } from '#app/common/text/fold_text'
import { startQuery } from '#app/common/database/text_query'

const MAX_WORDS = 8
/** Shorter words are similar to too many others. */
const MIN_CORRECTED_CHARACTERS = 4
const MAX_CORRECTIONS = 3

/**
 * What listings have to say to match a text, as a `tsquery`: every word or the start of one; where
 * no listing has such a word, those nearest to it. Null for a text without words.
 */
export async function findTextQuery(
  text: string,
  client?: TransactionClientContract
): Promise<string | null> {
  const words = foldedWords(foldText(text)).slice(0, MAX_WORDS)
  if (!words.length) return null
  const { rows } = await (client ?? db).rawQuery<{ rows: { asked: string; near: string[] }[] }>(
    `select asked, case
       when length(asked) < :least or asked = any(:unspaced::text[]) then '{}'
       when exists (select from listing_words
         where word >= asked and word < asked || chr(1114111)) then '{}'
       else array(select word from listing_words
         where word % asked and abs(length(word) - length(asked)) <= 2
         order by similarity(word, asked) desc, word limit :most)
       end as near
     from unnest(:words::text[]) asked`,
    {
      words,
      unspaced: words.filter(isUnspaced),
      least: MIN_CORRECTED_CHARACTERS,
      most: MAX_CORRECTIONS,
    }
  )
  return rows.map(({ asked, near }) => `(${wordQuery(asked, near)})`).join(' & ')
}

function wordQuery(asked: string, near: string[]): string {
  return near.length ? near.map((word) => `'${word}'`).join(' | ') : startQuery(asked)
}
