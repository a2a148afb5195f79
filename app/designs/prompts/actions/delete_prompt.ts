import { HttpError } from '#app/kernel/exceptions/http_error'
import DesignPrompt from '#app/designs/models/design_prompt'
import type { ActingUser } from '#app/accounts/models/acting_user'

export async function deletePrompt({ user, trx }: ActingUser, promptId: number): Promise<void> {
  const prompt = await DesignPrompt.query({ client: trx })
    .where({ id: promptId, user_id: user.id })
    .first()
  if (!prompt) throw HttpError.notFound()
  await prompt.delete()
}
