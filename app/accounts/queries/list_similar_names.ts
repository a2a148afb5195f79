import db from '@adonisjs/lucid/services/db'
import { foldText } from '#app/common/contract/fold_text'

/** Shorter words are similar to almost anything. */
const MIN_WORD_CHARACTERS = 3
const MAX_WORDS = 4
const MAX_CORRECTIONS_PER_WORD = 3
const MAX_TEXTS = 6

/** `jonh rinadli` gives `john rinaldi`, nearest first and folded. Known words stay as they are. */
export async function listSimilarNames(text: string): Promise<string[]> {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const corrections = await Promise.all(words.map(listSimilarWords))
  const texts = corrections.reduce<string[]>(
    (before, next) =>
      before.flatMap((start) => next.map((word) => `${start} ${word}`.trim())).slice(0, MAX_TEXTS),
    ['']
  )
  return texts.filter((one) => one !== words.join(' '))
}

async function listSimilarWords(word: string): Promise<string[]> {
  if (word.length < MIN_WORD_CHARACTERS) return [word]
  const { rows } = await db.rawQuery<{ rows: { word: string }[] }>(
    `(select word, 1 as similarity from name_words
        where word >= :word and word < :word || chr(1114111) limit 1)
     union all
     (select word, similarity(word, :word) from name_words
        where word % :word and abs(length(word) - :length) <= 2
        order by similarity(word, :word) desc, word limit :limit)`,
    { word, length: word.length, limit: MAX_CORRECTIONS_PER_WORD }
  )
  if (rows[0]?.word.startsWith(word)) return [word]
  return rows.length ? rows.map((row) => row.word) : [word]
}
