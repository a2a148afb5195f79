import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import CheckPhotograph from '#app/designs/actions/check_photograph'
import { designLimits } from '#app/designs/rate_limits'
import { bytesOfDataUrl } from '#app/designs/uploads/data_url'
import { onImage } from '#app/designs/uploads/on_image'
import { photographCheckValidator } from '#app/designs/validators/design_validator'

/** What can be said of a photograph before a credit is spent on it. */
export default class PhotographChecksController {
  /** A small copy is enough: the body is held to 1 MB as all JSON is. */
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { image } = await ctx.request.validateUsing(photographCheckValidator)
    await countAttempt(ctx, designLimits.check, String(user.id))
    const looksLikeRoom = await new CheckPhotograph()
      .handle(bytesOfDataUrl(image))
      .catch((error: unknown) => {
        throw onImage(error)
      })
    return { status: 'success' as const, looks_like_room: looksLikeRoom }
  }
}
