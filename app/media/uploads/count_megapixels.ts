import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt, countWork, type WorkLimits } from '#app/common/rate_limits/attempts'
import { MEGAPIXEL_LIMITS } from '#app/media/uploads/upload_limits'

export interface PixelSize {
  width: number
  height: number
}

/** Counts a picture for whoever sends it, before it is decoded. @throws HttpError 429 */
export async function countMegapixels(ctx: HttpContext, size: PixelSize): Promise<void> {
  const { id } = ctx.auth.getUserOrFail()
  await countAttempt(ctx, MEGAPIXEL_LIMITS, String(id), megapixelsOf(size))
}

/** Counts a picture that a job fetches for somebody, before it is decoded. @throws HttpError 429 */
export async function countFetchedMegapixels(
  userId: number,
  size: PixelSize,
  limits: WorkLimits = MEGAPIXEL_LIMITS
): Promise<void> {
  await countWork(limits, String(userId), megapixelsOf(size))
}

function megapixelsOf({ width, height }: PixelSize): number {
  return Math.ceil((width * height) / 1e6)
}
