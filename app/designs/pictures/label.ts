import { readFile } from 'node:fs/promises'
import type { OverlayOptions } from 'sharp'
import sharp from 'sharp'
import app from '@adonisjs/core/services/app'

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
export async function labelFor(area: {
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
