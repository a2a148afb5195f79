import type { HttpContext } from '@adonisjs/core/http'
import { updatePreferences, findPreferences } from '#app/chats/chat_preferences'
import { isDigestStopLink } from '#app/chats/digest/digest_stop_link'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'

/**
 * Unsubscribes from digests. Opening the link changes nothing, because link scanners open links
 * too; mail clients send the same request as the button (RFC 8058).
 */
export default class DigestStopsController {
  async show(ctx: HttpContext) {
    const userId = userOf(ctx)
    const { digest } = await findPreferences(userId)
    return ctx.inertia.render('chats/stop_digest', { is_stopped: digest === 'never' })
  }

  async store(ctx: HttpContext) {
    await transaction((trx) => updatePreferences({ trx }, userOf(ctx), { digest: 'never' }))
    return ctx.inertia.render('chats/stop_digest', { is_stopped: true })
  }
}

function userOf(ctx: HttpContext): number {
  if (!isDigestStopLink(ctx))
    throw HttpError.forbidden(
      'This link is incomplete or has expired. You can change your emails in the chat settings.'
    )
  return Number(ctx.params.id)
}
