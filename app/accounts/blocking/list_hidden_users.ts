import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'

/** Returns everyone the viewer blocked or was blocked by. Empty for a guest. */
export async function listHiddenUserIds(
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<number[]> {
  if (viewerId === null) return []
  const { rows } = await (client ?? db).rawQuery<{ rows: { id: number }[] }>(
    `select blocked_id as id from blocks where blocker_id = :viewerId
     union select blocker_id from blocks where blocked_id = :viewerId`,
    { viewerId }
  )
  return rows.map(({ id }) => id)
}

export async function listBlockers(
  blockedId: number,
  userIds: number[],
  trx: TransactionClientContract
): Promise<number[]> {
  if (!userIds.length) return []
  const rows: { blocker_id: number }[] = await trx
    .from('blocks')
    .where('blocked_id', blockedId)
    .whereIn('blocker_id', userIds)
    .select('blocker_id')
  return rows.map((row) => row.blocker_id)
}

export function listBlockedUsers(userId: number, { page, perPage }: PageRequest): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('blocks', 'blocks.blocked_id', 'users.id')
    .where('blocks.blocker_id', userId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}

export async function exportBlocks({ id }: User): Promise<ExportedPart> {
  const blocked: object[] = await db
    .from('blocks')
    .join('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', id)
    .orderBy('blocks.created_at')
    .select('users.handle', 'users.name', 'blocks.created_at')
  return { data: blocked }
}
