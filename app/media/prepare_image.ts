import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { hashImage, normalizeImage } from '#app/media/imaging/normalize_image'
import { inspectImage } from '#app/media/imaging/inspect_image'
import type { SourceType } from '#app/media/imaging/provenance'
import type { ImageSource } from '#app/media/imaging/sharp'
import type ImageContent from '#app/media/image_content'
import ImageFiles from '#app/media/files/image_files'
import {
  claimStoredContent,
  claimOrCreateContent,
  releaseContent,
  type Claim,
} from '#app/media/claim_content'
import type { PixelSize } from '#app/media/uploads/count_megapixels'

interface PrepareOptions {
  client?: QueryClientContract
  made?: SourceType | null
  person?: number
  admit?: (size: PixelSize) => Promise<void>
}

/**
 * Stores an image's files outside any transaction and passes its content to `use`, which writes the
 * row (`saveImage`). Without a row, the files are removed again.
 * @param source path or bytes, untrusted
 * @param options.client the caller's transaction, if one is open
 * @param options.person whose turn decoding takes
 * @param options.admit called before decoding, which an image that is stored already doesn't need
 * @param options.made how the image was created; read from its metadata by default
 * @throws HttpError 413, 415 or 503, what `admit` throws, E_VALIDATION_ERROR on `file`
 */
export async function prepareImage<T>(
  source: ImageSource,
  use: (content: ImageContent) => Promise<T>,
  { client = db.connection(), made = null, ...options }: PrepareOptions = {}
): Promise<T> {
  const hash = await hashImage(source, made)
  const claim =
    (await claimStoredContent(hash, client)) ??
    (await storeContent(hash, source, { client, made, ...options }))
  try {
    return await use(claim.content)
  } finally {
    await releaseContent(hash, claim.token, client)
  }
}

async function storeContent(
  hash: string,
  source: ImageSource,
  { client, made, person, admit }: PrepareOptions & { client: QueryClientContract }
): Promise<Claim> {
  await admit?.(await inspectImage(source))
  const { data, file, ...seen } = await normalizeImage(source, made, person)
  const claim = await claimOrCreateContent(
    { hash, originalFile: file, originalBytes: data.length, ...seen },
    client
  )
  try {
    await new ImageFiles().put(hash, file, data)
    return claim
  } catch (error) {
    await releaseContent(hash, claim.token, client)
    throw error
  }
}
