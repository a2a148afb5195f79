import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { hashImage } from '#app/media/imaging/hash_image'
import { normaliseImage } from '#app/media/imaging/normalise_image'
import type { SourceType } from '#app/media/imaging/provenance'
import type { ImageSource } from '#app/media/imaging/sharp'
import type ImageContent from '#app/media/models/image_content'
import ImageFiles from '#app/media/files/image_files'
import ClaimContent, { type Claim } from './claim_content.js'
import ReleaseContent from './release_content.js'

interface PrepareOptions {
  client?: QueryClientContract
  made?: SourceType | null
}

/**
 * Brings a picture's bytes onto the disk, outside of any transaction, and
 * lends them to `use`, which writes the row (SaveImage). Where it wrote none,
 * the files go again.
 */
export default class PrepareImage {
  /**
   * @param source an untrusted file's path or bytes
   * @param options.client what queries run on: the caller's transaction, where it has one open
   * @param options.made how the picture came about; by default what it says itself
   * @throws HttpError 413, 415 or 503, E_VALIDATION_ERROR on `file`
   */
  async handle<T>(
    source: ImageSource,
    use: (content: ImageContent) => Promise<T>,
    { client = db.connection(), made = null }: PrepareOptions = {}
  ): Promise<T> {
    const hash = await hashImage(source, made)
    const claim =
      (await new ClaimContent().stored(hash, client)) ??
      (await this.#store(hash, source, made, client))
    try {
      return await use(claim.content)
    } finally {
      await new ReleaseContent().handle(hash, claim.token, client)
    }
  }

  async #store(
    hash: string,
    source: ImageSource,
    made: SourceType | null,
    client: QueryClientContract
  ): Promise<Claim> {
    const { data, file, ...seen } = await normaliseImage(source, made)
    const claim = await new ClaimContent().made(
      { hash, originalFile: file, originalBytes: data.length, ...seen },
      client
    )
    try {
      await new ImageFiles().put(hash, file, data)
      return claim
    } catch (error) {
      await new ReleaseContent().handle(hash, claim.token, client)
      throw error
    }
  }
}
