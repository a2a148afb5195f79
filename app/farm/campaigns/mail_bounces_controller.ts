import type { HttpContext } from '@adonisjs/core/http'
import { mailWebhookSecret } from '#config/mail'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { recordBounces } from '#app/farm/campaigns/record_delivery'
import { isSignedByProvider, readBounce } from '#app/farm/campaigns/bounce_report'

export default class MailBouncesController {
  /** What the mail provider reports; other events are accepted and ignored. */
  async store({ request }: HttpContext) {
    if (!mailWebhookSecret) throw HttpError.notFound()
    const body = request.raw() ?? ''
    const headers = request.headers()
    if (!isSignedByProvider(headers, body, mailWebhookSecret.release(), Date.now())) {
      throw HttpError.forbidden('The signature doesn’t match.')
    }
    const bounce = readBounce(request.body())
    if (bounce) await transaction((trx) => recordBounces({ trx }, bounce.emails, bounce.reason))
    return { status: 'success' as const }
  }
}
