import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/user'
import Webhook from '#app/webhooks/webhook'
import { mayManageWebhook } from '#app/webhooks/find_webhooks'

/** @throws HttpError 404, also if it is someone else's */
export async function lockWebhook({ user, trx }: ActingUser, id: number): Promise<Webhook> {
  const webhook = await Webhook.query({ client: trx }).where('id', id).forUpdate().first()
  if (!webhook || !(await mayManageWebhook(webhook, user.id, trx))) throw HttpError.notFound()
  return webhook
}
