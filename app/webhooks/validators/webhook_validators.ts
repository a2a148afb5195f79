import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idField } from '#app/common/http/id_field'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { webhookEvents } from '#app/webhooks/registry/webhook_events'
import { webhookUrlField } from '#app/webhooks/validators/webhook_url_rule'

const messages = new PlainMessages({
  'webhook.url.required': 'Enter an address.',
  'webhook.url.string': 'Enter an address.',
  'webhook.events.required': 'Choose at least one event.',
  'webhook.events.array.minLength': 'Choose at least one event.',
  'webhook.events.*.enum': 'There’s no such event.',
})

const names = [...webhookEvents().keys()]

const eventsField = () =>
  vine.array(vine.enum(names)).minLength(1).maxLength(names.length).distinct()

export const newWebhookValidator = vine.create({
  webhook: vine.object({
    url: webhookUrlField(),
    events: eventsField(),
    team_id: idField().nullable().optional(),
  }),
})
newWebhookValidator.messagesProvider = messages

export const webhookChangeValidator = vine.create({
  webhook: vine.object({
    url: webhookUrlField().optional(),
    events: eventsField().optional(),
    is_enabled: vine.boolean().optional(),
  }),
})
webhookChangeValidator.messagesProvider = messages

export type NewWebhook = Infer<typeof newWebhookValidator>['webhook']
export type WebhookChange = Infer<typeof webhookChangeValidator>['webhook']
