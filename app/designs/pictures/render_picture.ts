import { readFile } from 'node:fs/promises'
import sharp, { type Sharp, type OverlayOptions } from 'sharp'
import app from '@adonisjs/core/services/app'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { DESIGN_SOURCE_TYPE, type PictureKind } from '#app/designs/pictures/picture_kind'
import { readPicture, originalOf, resultOf } from '#app/designs/pictures/picture_sources'
import { FairQueue } from '#app/media/imaging/fair_queue'
import { provenanceXmp } from '#app/media/imaging/provenance'
import { openImage } from '#app/media/imaging/sharp'
import type { LoadedImage } from '#app/media/image'

const GAP = 8

/** Each half of a comparison. */
const MAX_PAIR_HEIGHT_PX = 1536

/** One at a time; owners take turns. */
const composing = new FairQueue(1)

/**
 * Renders a design as a JPEG for sharing. AI images carry a visible label and metadata. `both`
 * shows the original on the left.
 * @param width px; null for full size, which `both` always has
 * @throws HttpError 404 if there is no such image
 */
export function renderPicture(
  design: PicturedDesign,
  kind: PictureKind,
  width: number | null = null
): Promise<Buffer> {
  const run = () => RENDERERS[kind](design, width)
  return composing.run({ person: design.userId, isLarge: false, run })
}

type Renderer = (design: PicturedDesign, width: number | null) => Promise<Buffer>

const RENDERERS: Record<PictureKind, Renderer> = {
  original: async (design, width) => {
    const original = originalOf(design)
    const size = sizeWithin(original.content, width)
    return jpeg((await open(original)).resize(size)).toBuffer()
  },

  result: async (design, width) => {
    const result = resultOf(design)
    const size = sizeWithin(result.content, width)
    const labeled = (await open(result))
      .resize(size)
      .composite([await labelFor({ left: 0, ...size })])
    return made(labeled, design)
  },

  both: async (design) => {
    const [original, result] = [originalOf(design), resultOf(design)]
    const height = Math.min(MAX_PAIR_HEIGHT_PX, result.content.height)
    const [before, after] = [await scaled(original, height), await scaled(result, height)]
    const left = before.info.width + GAP
    const { width } = after.info
    const canvas = openImage(before.data)
      .extend({ right: GAP + width, background: '#fff' })
      .composite([{ input: after.data, left, top: 0 }, await labelFor({ left, width, height })])
    return made(canvas, design)
  },
}

async function open(image: LoadedImage): Promise<Sharp> {
  return openImage(await readPicture(image))
}

async function scaled(image: LoadedImage, height: number) {
  const picture = (await open(image)).flatten({ background: '#fff' })
  return picture
    .resize({ height })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
}

function made(picture: Sharp, { engine }: PicturedDesign): Promise<Buffer> {
  return jpeg(picture)
    .withXmp(provenanceXmp(DESIGN_SOURCE_TYPE, engine ?? 'unknown'))
    .toBuffer()
}

function jpeg(picture: Sharp): Sharp {
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 92, mozjpeg: true })
}

function sizeWithin(full: { width: number; height: number }, most: number | null) {
  const width = Math.min(full.width, most ?? full.width)
  return { width, height: Math.max(1, Math.round((full.height * width) / full.width)) }
}

/** Shares of the picture's width. */
const WIDTH = 0.2
const MARGIN = 0.02

/** px: legible on a phone. */
const MIN_WIDTH_PX = 112
const MAX_WIDTH_PX = 420

/**
 * The "AI-generated" label in the lower right corner.
 * @param area the picture within the composition, in px
 */
async function labelFor(area: {
  left: number
  width: number
  height: number
}): Promise<OverlayOptions> {
  const wanted = Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, area.width * WIDTH))
  const outlines = await readFile(app.makePath('resources/labels/ai_generated.svg'))
  const { data, info } = await sharp(outlines)
    .resize({ width: Math.round(Math.min(wanted, area.width)) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const margin = Math.round(area.width * MARGIN)
  return {
    input: data,
    left: Math.max(area.left, area.left + area.width - info.width - margin),
    top: Math.max(0, area.height - info.height - margin),
  }
}
