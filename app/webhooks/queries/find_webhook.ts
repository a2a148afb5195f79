import { HttpError } from '#app/kernel/exceptions/http_error'
import Webhook from '#app/webhooks/models/webhook'
import { mayManageWebhook } from '#app/webhooks/policies/may_manage_webhook'

/** @throws HttpError 404, also if it is someone else's */
export async function findWebhook(id: number, userId: number): Promise<Webhook> {
  const webhook = await Webhook.query().where('id', id).preload('team').first()
  if (!webhook || !(await mayManageWebhook(webhook, userId))) throw HttpError.notFound()
  return webhook
}
