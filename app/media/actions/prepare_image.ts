import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { hashImage } from '#app/media/imaging/hash_image'
import { normaliseImage } from '#app/media/imaging/normalise_image'
import type { ImageSource } from '#app/media/imaging/sharp'
import type ImageContent from '#app/media/models/image_content'
import ImageFiles from '#app/media/files/image_files'
import ClaimContent, { type Claim } from './claim_content.js'
import ReleaseContent from './release_content.js'

/**
 * Brings a picture's bytes onto the disk, outside of any transaction, and
 * lends them to `use`, which writes the row (SaveImage). Where it wrote none,
 * the files go again.
 */
export default class PrepareImage {
  /**
   * @param source an untrusted file's path or bytes
   * @param client what queries run on: the caller's transaction, where it has one open
   * @throws HttpError 413, 415 or 503, E_VALIDATION_ERROR on `file`
   */
  async handle<T>(
    source: ImageSource,
    use: (content: ImageContent) => Promise<T>,
    client: QueryClientContract = db.connection()
  ): Promise<T> {
    const hash = await hashImage(source)
    const claim =
      (await new ClaimContent().stored(hash, client)) ?? (await this.#store(hash, source, client))
    try {
      return await use(claim.content)
    } finally {
      await new ReleaseContent().handle(hash, claim.token, client)
    }
  }

  async #store(hash: string, source: ImageSource, client: QueryClientContract): Promise<Claim> {
    const { data, file, ...seen } = await normaliseImage(source)
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
