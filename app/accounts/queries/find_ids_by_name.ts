import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { foldText } from '#app/common/text/fold_text'

/** Greater than every letter that may follow a prefix. */
const AFTER_ALL = '\u{10FFFF}'

interface Options {
  limit: number
  /** looks among these people only: a query that selects their ids */
  among?: DatabaseQueryBuilderContract
}

/**
 * The ids of those whose handle, or whose name from one of its words on,
 * begins with a text, without regard to case and accents; in the order of
 * what they were found by. One range of an index, however many people there
 * are. None for an empty text.
 */
export async function findIdsByName(text: string, { limit, among }: Options): Promise<number[]> {
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
