import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { refusals } from '#app/media/imaging/refusals'
import Image, { PRIVATE_PURPOSES, type ImagePurpose } from '#app/media/models/image'
import type ImageContent from '#app/media/models/image_content'
import type { ContentStatus } from '#app/media/models/image_content'
import { queueVariants } from '#app/media/jobs/make_variants'

export interface NewImage {
  owner: User
  purpose: ImagePurpose
  /** whether only its owner may see it; by purpose unless told */
  isPrivate?: boolean
  alt?: string | null
  /** whether the caller shows it at once, as AttachImages would say */
  isUsed?: boolean
}

/** Writes the row of a picture that PrepareImage lends; its variants are made after the commit. */
export default class SaveImage {
  /** @throws HttpError 503 when its content is being removed */
  async handle(
    content: ImageContent,
    { owner, purpose, isPrivate, alt = null, isUsed = false }: NewImage,
    trx: TransactionClientContract
  ): Promise<Image> {
    await this.#wantVariants(content.hash, trx)
    const image = await Image.create(
      {
        userId: owner.id,
        contentHash: content.hash,
        purpose,
        isPrivate: isPrivate ?? PRIVATE_PURPOSES.includes(purpose),
        alt,
        uses: isUsed ? 1 : 0,
        ...(isUsed ? { unusedSince: null } : {}),
      },
      { client: trx }
    )
    await image.load('content')
    return image
  }

  /** A content without variants, also one where making them failed, is to get them. */
  async #wantVariants(hash: string, trx: TransactionClientContract): Promise<void> {
    const { rows } = await trx.rawQuery<{ rows: { status: ContentStatus }[] }>(
      `update image_contents
       set status = case when status = 'ready' then status else 'pending' end,
           attempts = case when status = 'failed' then 0 else attempts end
       where hash = ? and removing_since is null returning status`,
      [hash]
    )
    const [content] = rows
    if (!content) throw refusals.busy()
    if (content.status === 'pending') trx.after('commit', () => queueVariants(hash))
  }
}
