import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** What somebody searches for and how often they are told. */
export async function exportSearches({ id }: User): Promise<ExportedPart> {
  const searches: object[] = await db
    .from('saved_searches')
    .where('user_id', id)
    .orderBy('id')
    .select('name', 'query', 'frequency', 'is_paused', 'created_at')
  return { data: searches }
}
