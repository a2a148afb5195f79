import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import GenerateDesign from '#app/designs/actions/generate_design'
import RegenerateDesign from '#app/designs/actions/regenerate_design'
import RetryDesign from '#app/designs/actions/retry_design'
import { orderAnswer } from '#app/designs/design_answer'
import { receivePhotograph } from '#app/designs/uploads/receive_photograph'
import { designLimits } from '#app/designs/rate_limits'
import {
  generateValidator,
  regenerateValidator,
  wholeOptions,
} from '#app/designs/validators/design_validator'
import PrepareImage from '#app/media/actions/prepare_image'

/** What costs a credit. */
export default class DesignOrdersController {
  async generate(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.order, String(user.id))
    await receivePhotograph(ctx, async ({ source, fields }) => {
      const { options, prompt = null } = await generateValidator.validate(fields)
      const wishes = { options: wholeOptions(options), prompt }
      await new PrepareImage().handle(source, (photograph) =>
        once(ctx, async (trx) =>
          orderAnswer(await new GenerateDesign().handle(user, wishes, photograph, trx))
        )
      )
    })
  }

  async regenerate(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(regenerateValidator)
    await countAttempt(ctx, designLimits.order, String(user.id))
    const { generatedDesignId: id, withOptions, options } = input
    const isChanged = withOptions ?? Boolean(options)
    if (isChanged && !options) throw fieldErrors({ options: 'Choose what it is to look like.' })
    return once(ctx, async (trx) => {
      const wished = isChanged ? wholeOptions(options) : null
      return orderAnswer(await new RegenerateDesign().handle(user, id, wished, trx))
    })
  }

  async retry(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, designLimits.order, String(user.id))
    return once(ctx, async (trx) =>
      orderAnswer(await new RetryDesign().handle(user, ctx.params.id, trx))
    )
  }
}
