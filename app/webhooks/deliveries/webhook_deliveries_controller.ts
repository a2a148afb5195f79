import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { retryDelivery, sendTest } from '#app/webhooks/deliveries/emit_webhooks'
import { WEBHOOK_SEND_LIMITS } from '#app/webhooks/webhook_limits'
import { findWebhook } from '#app/webhooks/find_webhooks'
import { listDeliveries } from '#app/webhooks/deliveries/list_deliveries'
import WebhookDeliveryTransformer from '#app/webhooks/deliveries/webhook_delivery_transformer'

export default class WebhookDeliveriesController {
  async index(ctx: HttpContext) {
    const webhook = await findWebhook(ctx.params.id, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx)
    const deliveries = await listDeliveries(webhook.id, page)
    const data = deliveries.map((each) => new WebhookDeliveryTransformer(each).toObject())
    return { deliveries: paginator(ctx, data, page) }
  }

  async test(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, WEBHOOK_SEND_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const delivery = await sendTest({ user, trx }, ctx.params.id)
      const body = {
        status: 'success' as const,
        delivery: new WebhookDeliveryTransformer(delivery).toObject(),
      }
      return { status: 202, body }
    })
  }

  async retry(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, deliveryId } = ctx.params
    await countAttempt(ctx, WEBHOOK_SEND_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const delivery = await retryDelivery({ user, trx }, id, deliveryId)
      const body = {
        status: 'success' as const,
        delivery: new WebhookDeliveryTransformer(delivery).toObject(),
      }
      return { status: 202, body }
    })
  }
}
