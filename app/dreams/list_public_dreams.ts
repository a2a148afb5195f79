import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { PREVIEWED_ITEMS } from '#app/dreams/dream_options'
import { readDreams, viewDreams, type DreamView } from '#app/dreams/dream_view'
import { DREAM_STAMP } from '#app/dreams/dreams_sql'

/** Somebody's public boards, newest first; one more than a page holds. @param viewer null for a guest */
export async function listPublicDreams(
  ownerId: number,
  viewer: User | null,
  { page, perPage }: PageRequest
): Promise<DreamView[]> {
  const viewerId = viewer?.id ?? null
  const rows = await readDreams(
    `where d.user_id = :ownerId and d.visibility = 'public'
       and d.user_id <> all(:hiddenIds::integer[])
     order by d.id desc offset :skipped limit :limit`,
    {
      ownerId,
      viewerId,
      hiddenIds: await listHiddenUserIds(viewerId),
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewDreams(rows, viewer, PREVIEWED_ITEMS)
}

export async function countPublicDreams(ownerId: number): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from dreams where user_id = ? and visibility = 'public'`,
    [ownerId]
  )
  return rows[0].count
}

/** A stamp of the first page of the list. */
export async function findPublicDreamsStamp(ownerId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(${DREAM_STAMP}, ',' order by d.id)) as stamp from (
       select * from dreams where user_id = ? and visibility = 'public'
       order by id desc limit 60) d join users u on u.id = d.user_id`,
    [ownerId]
  )
  return rows[0].stamp ?? ''
}
