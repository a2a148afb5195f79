import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DateTime } from 'luxon'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import ImageContent from '#app/media/models/image_content'
import { refusals } from '#app/media/imaging/refusals'

/** Somebody is at work on a content's files; until it is released or expires, they stay. */
export interface Claim {
  token: string
  content: ImageContent
}

/** The content as an upload makes it. */
export type ContentDraft = Pick<
  ImageContent,
  'hash' | 'width' | 'height' | 'originalFile' | 'originalBytes' | 'placeholder'
>

/** Longer than any work on a picture takes. */
const CLAIM_MINUTES = 15

const REMOVAL_TAKES_AT_MOST_MS = 5_000
const LOOK_AGAIN_MS = 50

/**
 * Claims a content by its hash, so that nobody deletes its files meanwhile.
 * Claims do not exclude each other: work on a content is done alike by all.
 */
export default class ClaimContent {
  /** Claims a content whose original is stored; null when there is none. */
  async stored(hash: string, client: QueryClientContract): Promise<Claim | null> {
    return client.transaction(async (trx) => {
      const content = await ImageContent.query({ client: trx })
        .where('hash', hash)
        .whereNull('removing_since')
        .whereNot('status', 'new')
        .forUpdate()
        .first()
      return content && this.#claim(content, trx)
    })
  }

  /**
   * Claims a content, making its row where there is none. Where the same
   * content is being removed, waits for the end of that.
   *
   * @throws HttpError 503 when the removal does not end
   */
  async made(draft: ContentDraft, client: QueryClientContract): Promise<Claim> {
    const deadline = Date.now() + REMOVAL_TAKES_AT_MOST_MS
    for (;;) {
      const claim = await client.transaction((trx) => this.#make(draft, trx))
      if (claim) return claim
      if (Date.now() > deadline) throw refusals.busy()
      await sleep(LOOK_AGAIN_MS)
    }
  }

  async #make(draft: ContentDraft, trx: TransactionClientContract): Promise<Claim | null> {
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
    return content && this.#claim(content, trx)
  }

  async #claim(content: ImageContent, trx: TransactionClientContract): Promise<Claim> {
    const token = randomUUID()
    await trx.table('image_claims').insert({
      token,
      content_hash: content.hash,
      expires_at: DateTime.utc().plus({ minutes: CLAIM_MINUTES }).toSQL(),
    })
    return { token, content }
  }
}
