import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import {
  checkPhotograph,
  bytesOfDataUrl,
  onImage,
  readFields,
} from '#app/designs/orders/receive_photograph'
import { designLimits } from '#app/designs/design_rate_limits'
import { countMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import { photographCheckValidator } from '#app/designs/design_validators'

/** A copy of 640 px takes up to about 300 KB. */
const MAX_COPY_BYTES = 1024 * 1024

export default class PhotographChecksController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.check, String(user.id))
    const fields = await readFields(ctx, MAX_COPY_BYTES)
    const { image } = await photographCheckValidator.validate(fields)
    const admit = (size: PixelSize) => countMegapixels(ctx, size)
    const looksLikeRoom = await checkPhotograph(bytesOfDataUrl(image), admit).catch(
      (error: unknown) => {
        throw onImage(error)
      }
    )
    return { status: 'success' as const, looks_like_room: looksLikeRoom }
  }
}
