import type { Data } from '#data'

export type Webhook = Data.Webhooks.Webhook
export type Delivery = Data.Webhooks.WebhookDelivery
export type DeliveryPage = { data: Delivery[]; next_page_url: string | null }

export interface EventChoice {
  name: string
  label: string
  is_for_teams: boolean
}

export interface TeamChoice {
  id: number
  name: string
}
