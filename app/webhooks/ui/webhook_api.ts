import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { Data } from '#data'

const { webhooks, webhookDeliveries, webhookSecrets } = api.api

interface WebhookInput {
  url: string
  events: string[]
  team_id: number | null
}

type WebhookChange = Partial<Omit<WebhookInput, 'team_id'>> & { is_enabled?: boolean }

const once = (key: string) => ({ headers: onceHeaders(key) })

/** @throws CallFailure, like all of these */
export const webhookApi = {
  create: (webhook: WebhookInput, key: string) =>
    answered(webhooks.store({ body: { webhook }, ...once(key) })),
  update: (id: number, webhook: WebhookChange) =>
    answered(webhooks.update({ params: { id }, body: { webhook } })),
  remove: (id: number) => answered(webhooks.destroy({ params: { id } })),
  rollSecret: (id: number) => answered(webhookSecrets.store({ params: { id } })),
  test: (id: number) => answered(webhookDeliveries.test({ params: { id } })),
  listDeliveries: (id: number, page: number) =>
    answered(webhookDeliveries.index({ params: { id }, ...asking({ page }) })),
  retry: (id: number, deliveryId: number) =>
    answered(webhookDeliveries.retry({ params: { id, deliveryId } })),
}

export type Webhook = Data.Webhooks.Webhook
export type WebhookDelivery = Data.Webhooks.Deliveries.WebhookDelivery
export type DeliveryPage = { data: WebhookDelivery[]; next_page_url: string | null }

export interface EventChoice {
  name: string
  label: string
  is_for_teams: boolean
}

export interface TeamChoice {
  id: number
  name: string
}
