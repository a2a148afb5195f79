import type { HttpContext } from '@adonisjs/core/http'
import UpdatePreferences from '#app/chats/actions/update_preferences'
import { findPreferences } from '#app/chats/queries/find_preferences'
import { preferencesValidator } from '#app/chats/validators/chat_validator'

/** What somebody lets others know, and how they want to be told. */
export default class ChatPreferencesController {
  async show({ auth }: HttpContext) {
    return { preferences: await findPreferences(auth.getUserOrFail().id) }
  }

  async update({ auth, request }: HttpContext) {
    const input = await request.validateUsing(preferencesValidator)
    const preferences = await new UpdatePreferences().handle(auth.getUserOrFail().id, input)
    return { status: 'success' as const, preferences }
  }
}
