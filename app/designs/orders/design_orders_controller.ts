import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { generateDesign } from '#app/designs/orders/generate_design'
import { regenerateDesign, retryDesign } from '#app/designs/orders/regenerate_design'
import { orderAnswer } from '#app/designs/design_transformer'
import { receivePhotograph } from '#app/designs/orders/receive_photograph'
import { designLimits } from '#app/designs/design_rate_limits'
import { generateValidator, regenerateValidator } from '#app/designs/design_validators'
import { wholeOptions } from '#app/redesign/design_options'
import { prepareImage } from '#app/media/prepare_image'
import { countMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import type ImageContent from '#app/media/image_content'

export default class DesignOrdersController {
  async generate(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.order, String(user.id))
    return receivePhotograph(ctx, async ({ source, fields }) => {
      const { options, prompt = null, ...named } = await generateValidator.validate(fields)
      const engineKind = named.engine_kind ?? null
      const wishes = { options: wholeOptions(options), prompt, engineKind }
      const order = (photograph: ImageContent) =>
        once(ctx, async (trx) =>
          orderAnswer(await generateDesign({ user, trx }, wishes, photograph))
        )
      const admit = (size: PixelSize) => countMegapixels(ctx, size)
      return prepareImage(source, order, { person: user.id, admit })
    })
  }

  async regenerate(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(regenerateValidator)
    await countAttempt(ctx, designLimits.order, String(user.id))
    const { generatedDesignId: id, withOptions, options, engine_kind: engineKind = null } = input
    const isChanged = withOptions ?? Boolean(options)
    if (isChanged && !options) throw fieldErrors({ options: 'Choose a look first.' })
    return once(ctx, async (trx) => {
      const wishes = { options: isChanged ? wholeOptions(options) : null, engineKind }
      return orderAnswer(await regenerateDesign({ user, trx }, id, wishes))
    })
  }

  async retry(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.order, String(user.id))
    return once(ctx, async (trx) => orderAnswer(await retryDesign({ user, trx }, ctx.params.id)))
  }
}
