import { BaseTransformer } from '@adonisjs/core/transformers'
import type DesignPrompt from '#app/designs/prompts/design_prompt'

export default class DesignPromptTransformer extends BaseTransformer<DesignPrompt> {
  toObject() {
    const { id, name, prompt, options, createdAt } = this.resource
    return { id, name, prompt, options, created_at: createdAt.toUTC().toISO()! }
  }
}
