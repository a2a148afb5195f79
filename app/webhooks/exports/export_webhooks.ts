import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'
import Webhook from '#app/webhooks/models/webhook'
import WebhookTransformer from '#app/webhooks/transformers/webhook_transformer'

export async function exportWebhooks(user: User): Promise<ExportedPart> {
  const webhooks = await Webhook.query().where('user_id', user.id).orderBy('id')
  return { data: webhooks.map((webhook) => new WebhookTransformer(webhook).toObject()) }
}
