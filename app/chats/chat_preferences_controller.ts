import type { HttpContext } from '@adonisjs/core/http'
import { updatePreferences, findPreferences } from '#app/chats/chat_preferences'
import { preferencesValidator } from '#app/chats/chat_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class ChatPreferencesController {
  async show({ auth }: HttpContext) {
    return { preferences: await findPreferences(auth.getUserOrFail().id) }
  }

  async update({ auth, request }: HttpContext) {
    const input = await request.validateUsing(preferencesValidator)
    const preferences = await transaction((trx) =>
      updatePreferences({ trx }, auth.getUserOrFail().id, input)
    )
    return { status: 'success' as const, preferences }
  }
}
