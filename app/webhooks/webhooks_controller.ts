import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { listManagedTeams } from '#app/teams/find_teams'
import {
  createWebhook,
  deleteWebhook,
  updateWebhook,
  rollSecret,
} from '#app/webhooks/change_webhook'
import { NEW_WEBHOOK_LIMITS } from '#app/webhooks/webhook_limits'
import { listWebhooks } from '#app/webhooks/find_webhooks'
import WebhookTransformer from '#app/webhooks/webhook_transformer'
import { newWebhookValidator, webhookChangeValidator } from '#app/webhooks/webhook_validators'

export default class WebhooksController {
  async index({ auth }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const teams = await listManagedTeams(id)
    const webhooks = await listWebhooks(
      id,
      teams.map((team) => team.id)
    )
    return { webhooks: webhooks.map((webhook) => new WebhookTransformer(webhook).toObject()) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { webhook: input } = await ctx.request.validateUsing(newWebhookValidator)
    await countAttempt(ctx, NEW_WEBHOOK_LIMITS, String(user.id))
    const answer = await once(ctx, async (trx) => {
      const webhook = await createWebhook({ user, trx }, input)
      const body = {
        status: 'success' as const,
        webhook: new WebhookTransformer(webhook).toObject(),
      }
      return { status: 201, body, secrets: { secret: webhook.secret } }
    })
    logSecurityEvent(ctx, 'webhook_created')
    return answer
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { webhook: input } = await request.validateUsing(webhookChangeValidator)
    const webhook = await transaction((trx) => updateWebhook({ user, trx }, params.id, input))
    return { status: 'success' as const, webhook: new WebhookTransformer(webhook).toObject() }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => deleteWebhook({ user, trx }, ctx.params.id))
    logSecurityEvent(ctx, 'webhook_deleted')
    return { status: 'success' as const }
  }

  async rollSecret(ctx: HttpContext) {
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
