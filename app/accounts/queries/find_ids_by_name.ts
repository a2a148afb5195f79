import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { listSimilarNames } from '#app/accounts/queries/list_similar_names'
import { foldText } from '#app/common/contract/fold_text'

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
