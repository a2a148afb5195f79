import { fieldErrors } from '#app/common/http/field_errors'
import type { DesignOptions } from '#app/redesign/contract/design_options'
import DesignPrompt from '#app/designs/models/design_prompt'
import type { ActingUser } from '#app/accounts/models/acting_user'

const MAX_PROMPTS = 200

interface NewPrompt {
  name: string
  prompt: string | null
  options: DesignOptions
}

/** @throws E_VALIDATION_ERROR if too many are saved */
export async function savePrompt(
  { user, trx }: ActingUser,
  prompt: NewPrompt
): Promise<DesignPrompt> {
  const saved = await DesignPrompt.query({ client: trx })
    .where('user_id', user.id)
    .limit(MAX_PROMPTS)
  if (saved.length >= MAX_PROMPTS) {
    throw fieldErrors({
      name: `You have saved ${MAX_PROMPTS} prompts. Delete one before you save another.`,
    })
  }
  return DesignPrompt.create({ ...prompt, userId: user.id }, { client: trx })
}
