import db from '@adonisjs/lucid/services/db'
import { planVariants } from '#app/media/imaging/variant_plan'
import { encodeAs, scaleTo } from '#app/media/imaging/render_variant'
import { sourceTypeIn } from '#app/media/imaging/provenance'
import { variantPause } from '#app/media/imaging/variant_pause'
import { openImage, type RawPixels } from '#app/media/imaging/sharp'
import ImageContent, { type ContentStatus, type Variant } from '#app/media/models/image_content'
import ImageFiles from '#app/media/files/image_files'
import { claimStoredContent } from '#app/media/contents/claim_content'
import { transaction } from '#app/kernel/database/transaction'
import { releaseContent } from '#app/media/contents/release_content'

const files = new ImageFiles()

/** Creates missing variants and writes them into the row. Idempotent; resumes interrupted runs. */
export async function renderVariants(hash: string): Promise<void> {
  const claim = await claimStoredContent(hash, db.connection())
  if (!claim) return
  try {
    if (claim.content.status !== 'pending') return
    await ImageContent.query().where('hash', hash).increment('attempts', 1)
    await settleContent(hash, 'ready', { variants: await renderMissing(claim.content) })
  } finally {
    await releaseContent(hash, claim.token)
  }
}

async function renderMissing(content: ImageContent): Promise<Variant[]> {
  const original = await files.read(content.hash, content.originalFile)
  const made = sourceTypeIn((await openImage(original).metadata()).xmp)
  const variants: Variant[] = []
  const untilMayBegin = variantPause()
  let pixels: RawPixels | undefined
  for (const planned of planVariants(content)) {
    if (!(await files.has(content.hash, planned.file))) {
      await untilMayBegin()
      if (pixels?.width !== planned.width) pixels = await scaleTo(planned.width, original)
      const data = await encodeAs(planned.type, pixels, made)
      await files.put(content.hash, planned.file, data)
    }
    variants.push({ ...planned, bytes: await files.sizeOf(content.hash, planned.file) })
  }
  return variants
}

/** Also touches the images, so that cached pages refresh. */
export async function settleContent(
  hash: string,
  status: Extract<ContentStatus, 'ready' | 'failed'>,
  outcome: { variants?: Variant[]; error?: string }
): Promise<void> {
  await transaction(async (trx) => {
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
