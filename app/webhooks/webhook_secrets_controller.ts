import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { rollSecret } from '#app/webhooks/change_webhook'
import { NEW_WEBHOOK_LIMITS } from '#app/webhooks/webhook_limits'
import WebhookTransformer from '#app/webhooks/webhook_transformer'

export default class WebhookSecretsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, NEW_WEBHOOK_LIMITS, String(user.id))
    const answer = await once(ctx, async (trx) => {
      const webhook = await rollSecret({ user, trx }, ctx.params.id)
      const body = {
        status: 'success' as const,
        webhook: new WebhookTransformer(webhook).toObject(),
      }
      return { status: 200, body, secrets: { secret: webhook.secret } }
    })
    logSecurityEvent(ctx, 'webhook_secret_rolled')
    return answer
  }
}
