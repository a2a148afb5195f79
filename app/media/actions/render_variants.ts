import db from '@adonisjs/lucid/services/db'
import { planVariants } from '#app/media/imaging/variant_plan'
import { encodeAs, scaleTo } from '#app/media/imaging/render_variant'
import { sourceTypeIn } from '#app/media/imaging/provenance'
import { openImage, type RawPixels } from '#app/media/imaging/sharp'
import ImageContent, { type ContentStatus, type Variant } from '#app/media/models/image_content'
import ImageFiles from '#app/media/files/image_files'
import ClaimContent from './claim_content.js'
import ReleaseContent from './release_content.js'

/**
 * Makes the variants of a picture and writes them into its row once all are
 * there. Files that an interrupted run has left are whole and are kept, so it
 * goes on where that one stopped; running twice changes nothing.
 */
export default class RenderVariants {
  readonly #files = new ImageFiles()

  async handle(hash: string): Promise<void> {
    const claim = await new ClaimContent().stored(hash, db.connection())
    if (!claim) return
    try {
      if (claim.content.status !== 'pending') return
      await ImageContent.query().where('hash', hash).increment('attempts', 1)
      await settleContent(hash, 'ready', { variants: await this.#render(claim.content) })
    } finally {
      await new ReleaseContent().handle(hash, claim.token)
    }
  }

  async #render(content: ImageContent): Promise<Variant[]> {
    const original = await this.#files.read(content.hash, content.originalFile)
    const made = sourceTypeIn((await openImage(original).metadata()).xmp)
    const variants: Variant[] = []
    let pixels: RawPixels | undefined
    for (const planned of planVariants(content)) {
      if (!(await this.#files.has(content.hash, planned.file))) {
        if (pixels?.width !== planned.width) pixels = await scaleTo(planned.width, original)
        const data = await encodeAs(planned.type, pixels, made)
        await this.#files.put(content.hash, planned.file, data)
      }
      variants.push({ ...planned, bytes: await this.#files.sizeOf(content.hash, planned.file) })
    }
    return variants
  }
}

/** Ends the waiting for variants, and moves the images' time so that cached pages notice. */
export async function settleContent(
  hash: string,
  status: Extract<ContentStatus, 'ready' | 'failed'>,
  outcome: { variants?: Variant[]; error?: string }
): Promise<void> {
  await db.transaction(async (trx) => {
    const content = await ImageContent.query({ client: trx })
      .where('hash', hash)
      .where('status', 'pending')
      .forUpdate()
      .first()
    if (!content) return
    await content.merge({ status, error: null, ...outcome }).save()
    await trx
      .from('images')
      .where('content_hash', hash)
      .update({ updated_at: trx.raw('now()') })
  })
}
