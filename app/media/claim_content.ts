import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import ImageFiles from '#app/media/files/image_files'
import ImageContent from '#app/media/image_content'
import { refusals } from '#app/media/imaging/refusals'

/** Protects a content's files until it is released or expires. */
export interface Claim {
  token: string
  content: ImageContent
}

export type ContentDraft = Pick<
  ImageContent,
  'hash' | 'width' | 'height' | 'originalFile' | 'originalBytes' | 'placeholder'
>

/** Longer than any work on an image takes. */
const CLAIM_MINUTES = 15

const MAX_REMOVAL_MS = 5_000
const LOOK_AGAIN_MS = 50

/** Null if there is no stored original. */
export async function claimStoredContent(
  hash: string,
  client: QueryClientContract
): Promise<Claim | null> {
  return client.transaction(async (trx) => {
    const content = await ImageContent.query({ client: trx })
      .where('hash', hash)
      .whereNull('removing_since')
      .whereNot('status', 'new')
      .forUpdate()
      .first()
    return content && insertClaim(content, trx)
  })
}

/**
 * Claims a content, creating its row if needed; waits for a removal in progress.
 * @throws HttpError 503 if that takes too long
 */
export async function claimOrCreateContent(
  draft: ContentDraft,
  client: QueryClientContract
): Promise<Claim> {
  const deadline = Date.now() + MAX_REMOVAL_MS
  for (;;) {
    const claim = await client.transaction((trx) => createContent(draft, trx))
    if (claim) return claim
    if (Date.now() > deadline) throw refusals.busy()
    await sleep(LOOK_AGAIN_MS)
  }
}

async function createContent(
  draft: ContentDraft,
  trx: TransactionClientContract
): Promise<Claim | null> {
  await trx.rawQuery(
    `insert into image_contents
         (hash, width, height, original_file, original_bytes, placeholder, created_at, updated_at)
       values (:hash, :width, :height, :originalFile, :originalBytes, :placeholder, now(), now())
       on conflict (hash) do nothing`,
    { ...draft }
  )
  const content = await ImageContent.query({ client: trx })
    .where('hash', draft.hash)
    .whereNull('removing_since')
    .forUpdate()
    .first()
  return content && insertClaim(content, trx)
}

async function insertClaim(content: ImageContent, trx: TransactionClientContract): Promise<Claim> {
  const token = randomUUID()
  await trx.table('image_claims').insert({
    token,
    content_hash: content.hash,
    expires_at: DateTime.utc().plus({ minutes: CLAIM_MINUTES }).toSQL(),
  })
  return { token, content }
}

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
