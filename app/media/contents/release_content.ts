import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import ImageContent from '#app/media/models/image_content'
import ImageFiles from '#app/media/files/image_files'

/** After this, another process may take over. */
const MAX_REMOVAL_SECONDS = 60

/**
 * Releases a claim and removes a content that no image or claim needs: marks it under the row's
 * lock, deletes files after the commit, the row last.
 */
export async function releaseContent(
  hash: string,
  claimToken: string | null = null,
  client: QueryClientContract = db.connection()
): Promise<void> {
  const unneeded = await client.transaction((trx) => markUnneeded(hash, claimToken, trx))
  if (!unneeded) return
  await new ImageFiles().removeAll(unneeded)
  await ImageContent.query({ client }).where('hash', hash).whereNotNull('removing_since').delete()
}

async function markUnneeded(
  hash: string,
  claimToken: string | null,
  trx: TransactionClientContract
): Promise<ImageContent | null> {
  if (claimToken) await trx.from('image_claims').where('token', claimToken).delete()
  const content = await ImageContent.query({ client: trx }).where('hash', hash).forUpdate().first()
  if (!content || isBeingRemoved(content) || (await isNeeded(hash, trx))) return null
  return content.merge({ removingSince: DateTime.utc() }).save()
}

async function isNeeded(hash: string, trx: TransactionClientContract): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: { is_needed: boolean }[] }>(
    `select exists (select from images where content_hash = :hash)
           or exists (select from image_claims where content_hash = :hash and expires_at > now())
           as is_needed`,
    { hash }
  )
  return rows[0].is_needed
}

function isBeingRemoved({ removingSince }: ImageContent): boolean {
  return removingSince !== null && -removingSince.diffNow('seconds').seconds < MAX_REMOVAL_SECONDS
}
