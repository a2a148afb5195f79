import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import type { ActingUser } from '#app/accounts/user'
import { uploadRefusals } from '#app/videos/uploads/refusals'

const DEFAULT_QUOTA_GB = 20

/** How much room somebody's videos take and may take, in bytes. */
export interface VideoQuota {
  usedBytes: number
  maxBytes: number
}

/** Counts finished videos, the files they are made of, and what open uploads have announced. */
export async function findVideoQuota(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<VideoQuota> {
  const { rows } = await client.rawQuery<{ rows: { bytes: string }[] }>(
    `select coalesce(sum(stored_bytes + case
         when source_key is not null or status in ('blank', 'uploading')
         then coalesce(source_bytes, 0) else 0 end), 0) as bytes
     from videos where user_id = ? and removing_since is null`,
    [userId]
  )
  const maxBytes = env.get('VIDEO_QUOTA_GB', DEFAULT_QUOTA_GB) * 1024 ** 3
  return { usedBytes: Number(rows[0].bytes), maxBytes }
}

/**
 * Makes sure that a video fits, one new video of a person at a time.
 * @throws HttpError 409
 */
export async function requireRoom({ user, trx }: ActingUser, bytes: number): Promise<void> {
  await trx.rawQuery('select from users where id = ? for no key update', [user.id])
  const { usedBytes, maxBytes } = await findVideoQuota(user.id, trx)
  if (usedBytes + bytes > maxBytes) throw uploadRefusals.quota(maxBytes - usedBytes, maxBytes)
}
