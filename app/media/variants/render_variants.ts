import db from '@adonisjs/lucid/services/db'
import type { Sharp } from 'sharp'
import { transaction } from '#app/kernel/database/transaction'
import { claimStoredContent, releaseContent } from '#app/media/claim_content'
import ImageFiles from '#app/media/files/image_files'
import ImageContent, { type ContentStatus, type Variant } from '#app/media/image_content'
import { sourceTypeIn, provenanceXmp, type SourceType } from '#app/media/imaging/provenance'
import { openImage, openPixels, rendering, type RawPixels } from '#app/media/imaging/sharp'
import { variantPause } from '#app/media/variants/variant_pause'
import { planVariants } from '#app/media/variants/variant_plan'

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

/** Runs once per width for all formats. */
function scaleTo(width: number, original: Buffer): Promise<RawPixels> {
  return rendering(async () => {
    const { data, info } = await openImage(original)
      .resize({ width, withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: scaled, height, channels } = info
    return { data, width: scaled, height, channels: channels === 4 ? 4 : 3 }
  })
}

/**
 * JPEG puts transparent images on white.
 * @param made origin, written into the file
 */
function encodeAs(
  type: Variant['type'],
  pixels: RawPixels,
  made: SourceType | null
): Promise<Buffer> {
  return rendering(() => {
    const image = ENCODERS[type](openPixels(pixels))
    return (made ? image.withXmp(provenanceXmp(made)) : image).toBuffer()
  })
}

/** On photos at 1280 px, AVIF effort 2 takes twice as long for 1% fewer bytes, WebP effort 4 for 4%. */
const ENCODERS: Record<Variant['type'], (image: Sharp) => Sharp> = {
  'image/avif': (image) => image.avif({ quality: 55, effort: 1 }),
  'image/webp': (image) => image.webp({ quality: 78, effort: 2 }),
  'image/jpeg': (image) =>
    image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}
