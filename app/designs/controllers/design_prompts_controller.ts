import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import DeletePrompt from '#app/designs/actions/delete_prompt'
import SavePrompt from '#app/designs/actions/save_prompt'
import { listPrompts } from '#app/designs/queries/list_prompts'
import DesignPromptTransformer from '#app/designs/transformers/design_prompt_transformer'
import { promptValidator, wholeOptions } from '#app/designs/validators/design_validator'

export default class DesignPromptsController {
  async index({ auth }: HttpContext) {
    const prompts = await listPrompts(auth.getUserOrFail().id)
    return { prompts: prompts.map((prompt) => new DesignPromptTransformer(prompt).toObject()) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { name, prompt = null, options } = await ctx.request.validateUsing(promptValidator)
    return once(ctx, async (trx) => {
      const fields = { name, prompt, options: wholeOptions(options) }
      const saved = await new SavePrompt().handle(user, fields, trx)
      const body = { status: 'success', prompt: new DesignPromptTransformer(saved).toObject() }
      return { status: 201, body }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    await new DeletePrompt().handle(auth.getUserOrFail(), params.id)
    return { status: 'success' as const }
  }
}
