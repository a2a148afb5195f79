import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import ImageContent from '#app/media/models/image_content'
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
