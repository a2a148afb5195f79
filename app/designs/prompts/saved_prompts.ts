import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import DesignPrompt from '#app/designs/prompts/design_prompt'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { DesignOptions } from '#app/redesign/design_options'

export function listPrompts(userId: number): Promise<DesignPrompt[]> {
  return DesignPrompt.query().where('user_id', userId).orderBy('id', 'desc').exec()
}

export const MAX_PROMPTS = 200

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
  await lockAccount({ user, trx })
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

export async function deletePrompt({ user, trx }: ActingUser, promptId: number): Promise<void> {
  const prompt = await DesignPrompt.query({ client: trx })
    .where({ id: promptId, user_id: user.id })
    .first()
  if (!prompt) throw HttpError.notFound()
  await prompt.delete()
}
