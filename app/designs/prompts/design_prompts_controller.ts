import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { deletePrompt, savePrompt, listPrompts } from '#app/designs/prompts/saved_prompts'
import DesignPromptTransformer from '#app/designs/prompts/design_prompt_transformer'
import { promptValidator } from '#app/designs/design_validators'
import { wholeOptions } from '#app/redesign/design_options'
import { transaction } from '#app/kernel/database/transaction'

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
      const saved = await savePrompt({ user, trx }, fields)
      const body = { status: 'success', prompt: new DesignPromptTransformer(saved).toObject() }
      return { status: 201, body }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    await transaction((trx) => deletePrompt({ user: auth.getUserOrFail(), trx }, params.id))
    return { status: 'success' as const }
  }
}
