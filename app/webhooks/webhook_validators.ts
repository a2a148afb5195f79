import { isIP } from 'node:net'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idField } from '#app/common/http/id_field'
import { networkGuard } from '#app/common/net/network_guard'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { webhookEvents } from '#app/webhooks/webhook_events'
import { MAX_WEBHOOK_URL_CHARACTERS } from '#app/webhooks/webhook_options'

const DEFAULT_PORT = 443

/** Checks that need no network; each attempt also checks where the name resolves. */
function urlProblem(text: string): string | null {
  const url = URL.parse(text)
  if (!url) return 'Enter a whole address, for example https://example.com/webhooks.'
  if (url.protocol !== 'https:') return 'Use an address that starts with https://.'
  if (url.username || url.password) return 'Leave out the user name and password.'
  const { isAllowed, ports } = networkGuard()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocal = /(^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isAllowed(host))
  if (isLocal) return 'Use an address on the public internet.'
  if (!ports.includes(Number(url.port) || DEFAULT_PORT)) return 'Use the usual port, 443.'
  return null
}

const reachable = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const problem = urlProblem(value)
  if (problem) field.report(problem, 'url', field)
})

const webhookUrlField = () =>
  vine.string().trim().maxLength(MAX_WEBHOOK_URL_CHARACTERS).use(reachable())

const messages = new PlainMessages({
  'webhook.url.required': 'Enter an address.',
  'webhook.url.string': 'Enter an address.',
  'webhook.events.required': 'Choose at least one event.',
  'webhook.events.array.minLength': 'Choose at least one event.',
  'webhook.events.*.enum': 'There’s no such event.',
})

const names = webhookEvents.list().map(({ name }) => name)

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
