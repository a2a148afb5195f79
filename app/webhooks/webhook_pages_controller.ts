import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listManagedTeams } from '#app/teams/find_teams'
import { findWebhook, listWebhooks } from '#app/webhooks/find_webhooks'
import { listDeliveries } from '#app/webhooks/deliveries/list_deliveries'
import { eventChoices } from '#app/webhooks/webhook_events'
import WebhookDeliveryTransformer from '#app/webhooks/deliveries/webhook_delivery_transformer'
import WebhookTransformer from '#app/webhooks/webhook_transformer'

export default class WebhookPagesController {
  async index({ auth, inertia }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const teams = await listManagedTeams(id)
    const webhooks = await listWebhooks(
      id,
      teams.map((team) => team.id)
    )
    return inertia.render('webhooks/index', {
      webhooks: webhooks.map((webhook) => new WebhookTransformer(webhook).toObject()),
      teams,
      events: eventChoices(),
    })
  }

  async show(ctx: HttpContext) {
    const webhook = await findWebhook(ctx.params.id, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx)
    const deliveries = await listDeliveries(webhook.id, page)
    const data = deliveries.map((each) => new WebhookDeliveryTransformer(each).toObject())
    return ctx.inertia.render('webhooks/show', {
      webhook: new WebhookTransformer(webhook).toObject(),
      deliveries: paginator(ctx, data, page),
      events: eventChoices(),
    })
  }
}
