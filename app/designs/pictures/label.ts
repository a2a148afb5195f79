import { readFile } from 'node:fs/promises'
import type { OverlayOptions } from 'sharp'
import sharp from 'sharp'
import app from '@adonisjs/core/services/app'

/** Parts of the labelled picture's width. */
const WIDTH = 0.2
const MARGIN = 0.02

/** px: legible on a phone, and no poster. */
const NARROWEST = 112
const WIDEST = 420

/**
 * The words "AI-generated" for the lower right corner of a picture.
 *
 * @param area the picture within what is composed, in px
 */
export async function labelFor(area: {
  left: number
  width: number
  height: number
}): Promise<OverlayOptions> {
  const wanted = Math.min(WIDEST, Math.max(NARROWEST, area.width * WIDTH))
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
