import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listManagedTeams } from '#app/teams/queries/list_managed_teams'
import { findWebhook } from '#app/webhooks/queries/find_webhook'
import { listDeliveries } from '#app/webhooks/queries/list_deliveries'
import { listWebhooks } from '#app/webhooks/queries/list_webhooks'
import { eventChoices } from '#app/webhooks/transformers/event_choices'
import WebhookDeliveryTransformer from '#app/webhooks/transformers/webhook_delivery_transformer'
import WebhookTransformer from '#app/webhooks/transformers/webhook_transformer'

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
