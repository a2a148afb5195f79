import type { Sharp } from 'sharp'
import type Design from '#app/designs/models/design'
import { FairQueue } from '#app/media/imaging/fair_queue'
import { provenanceXmp } from '#app/media/imaging/provenance'
import { openImage } from '#app/media/imaging/sharp'
import type Image from '#app/media/models/image'
import { labelFor } from './label.js'
import type { PictureKind } from './picture_kind.js'
import { DESIGN_SOURCE_TYPE } from './provenance.js'
import { readPicture } from './read_picture.js'
import { originalOf, resultOf } from './sources.js'

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
  design: Design,
  kind: PictureKind,
  width: number | null = null
): Promise<Buffer> {
  const run = () => RENDERERS[kind](design, width)
  return composing.run({ person: design.userId, isLarge: false, run })
}

type Renderer = (design: Design, width: number | null) => Promise<Buffer>

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

async function open(image: Image): Promise<Sharp> {
  return openImage(await readPicture(image))
}

async function scaled(image: Image, height: number) {
  const picture = (await open(image)).flatten({ background: '#fff' })
  return picture
    .resize({ height })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
}

function made(picture: Sharp, { engine }: Design): Promise<Buffer> {
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
