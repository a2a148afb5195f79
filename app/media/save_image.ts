import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { refusals } from '#app/media/imaging/refusals'
import Image, { loadedImage, type LoadedImage } from '#app/media/image'
import type ImageContent from '#app/media/image_content'
import type { ContentStatus } from '#app/media/image_content'
import { isPrivatePurpose, type ImagePurpose } from '#app/media/image_purposes'
import { queueVariants } from '#app/media/variants/make_variants_job'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

export interface NewImage {
  owner: User
  purpose: ImagePurpose
  /** defaults by purpose */
  isPrivate?: boolean
  alt?: string | null
  /** like `attachImages` */
  isUsed?: boolean
}

/**
 * Writes the row of an image from `prepareImage`; variants are queued after the commit.
 * @throws HttpError 503 while its content is being removed
 */
export async function saveImage(
  { trx }: InTransaction,
  content: ImageContent,
  { owner, purpose, isPrivate, alt = null, isUsed = false }: NewImage
): Promise<LoadedImage> {
  await requestVariants(content.hash, trx)
  const image = await Image.create(
    {
      userId: owner.id,
      contentHash: content.hash,
      purpose,
      isPrivate: isPrivate ?? isPrivatePurpose(purpose),
      alt,
      uses: isUsed ? 1 : 0,
      ...(isUsed ? { unusedSince: null } : {}),
    },
    { client: trx }
  )
  await image.load('content')
  return loadedImage(image)
}

/** Also retries failed variants. */
async function requestVariants(hash: string, trx: TransactionClientContract): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { status: ContentStatus }[] }>(
    `update image_contents
       set status = case when status = 'ready' then status else 'pending' end,
           attempts = case when status = 'failed' then 0 else attempts end
       where hash = ? and removing_since is null returning status`,
    [hash]
  )
  const [content] = rows
  if (!content) throw refusals.busy()
  if (content.status !== 'pending') return
  afterCommit(trx, () => queueVariants(hash), { isNews: false })
}
