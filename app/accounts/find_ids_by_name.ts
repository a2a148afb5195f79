import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { foldText } from '#app/common/text/fold_text'

const AFTER_ALL = '\u{10FFFF}'

interface Options {
  limit: number
  among?: DatabaseQueryBuilderContract
}

/**
 * Matches the start of a handle or of a word of the name, ignoring accents; else the most similar
 * names.
 */
export async function findIdsByName(text: string, { limit, among }: Options): Promise<number[]> {
  const found = await findIdsByPrefix(text, { limit, among })
  if (found.length) return found
  const ids = new Set<number>()
  for (const similar of await listSimilarNames(text)) {
    for (const id of await findIdsByPrefix(similar, { limit, among })) ids.add(id)
    if (ids.size >= limit) break
  }
  return [...ids].slice(0, limit)
}

async function findIdsByPrefix(text: string, { limit, among }: Options): Promise<number[]> {
  const prefix = foldText(text)
  if (!prefix) return []
  const names = db
    .from('user_names')
    .where('words', '>=', prefix)
    .where('words', '<', prefix + AFTER_ALL)
    .orderBy('words')
    .orderBy('user_id')
    .select('user_id')
    .limit(limit)
  if (among) names.whereIn('user_id', among)
  const rows: { user_id: number }[] = await names
  return [...new Set(rows.map((row) => row.user_id))]
}

/** Shorter words are similar to almost anything. */
const MIN_WORD_CHARACTERS = 3
const MAX_WORDS = 4
const MAX_CORRECTIONS_PER_WORD = 3
const MAX_TEXTS = 6

/** `jonh rinadli` gives `john rinaldi`, nearest first and folded. Known words stay as they are. */
async function listSimilarNames(text: string): Promise<string[]> {
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
