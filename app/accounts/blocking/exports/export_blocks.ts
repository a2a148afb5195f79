import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

export async function exportBlocks({ id }: User): Promise<ExportedPart> {
  const blocked: object[] = await db
    .from('blocks')
    .join('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', id)
    .orderBy('blocks.created_at')
    .select('users.handle', 'users.name', 'blocks.created_at')
  return { data: blocked }
}
