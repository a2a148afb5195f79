import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import DesignPrompt from '#app/designs/models/design_prompt'

export default class DeletePrompt {
  /** @throws HttpError 404 when it is not theirs or not there */
  async handle(user: User, promptId: number): Promise<void> {
    const prompt = await DesignPrompt.query().where({ id: promptId, user_id: user.id }).first()
    if (!prompt) throw HttpError.notFound()
    await prompt.delete()
  }
}
