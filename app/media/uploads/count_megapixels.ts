import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { MEGAPIXEL_LIMITS } from '#app/media/uploads/upload_limits'

export interface PixelSize {
  width: number
  height: number
}

/** Counts a picture for whoever sends it, before it is decoded. @throws HttpError 429 */
export async function countMegapixels(
  ctx: HttpContext,
  { width, height }: PixelSize
): Promise<void> {
  const { id } = ctx.auth.getUserOrFail()
  await countAttempt(ctx, MEGAPIXEL_LIMITS, String(id), Math.ceil((width * height) / 1e6))
}
