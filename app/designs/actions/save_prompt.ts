import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { fieldErrors } from '#app/common/http/field_errors'
import type { DesignOptions } from '#app/designs/design_options'
import DesignPrompt from '#app/designs/models/design_prompt'

const MOST_PROMPTS = 200

interface NewPrompt {
  name: string
  prompt: string | null
  options: DesignOptions
}

/** Keeps wishes for the next room. */
export default class SavePrompt {
  /** @throws E_VALIDATION_ERROR when they have saved too many */
  async handle(
    user: User,
    prompt: NewPrompt,
    trx: TransactionClientContract
  ): Promise<DesignPrompt> {
    const saved = await DesignPrompt.query({ client: trx })
      .where('user_id', user.id)
      .limit(MOST_PROMPTS)
    if (saved.length >= MOST_PROMPTS) {
      throw fieldErrors({
        name: `You have saved ${MOST_PROMPTS} prompts. Delete one before you save another.`,
      })
    }
    return DesignPrompt.create({ ...prompt, userId: user.id }, { client: trx })
  }
}
