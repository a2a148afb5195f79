import type { OpenApiDocument, Operation, Parameter, Schema } from '#app/developers/openapi'
import { webhookEvents } from '#app/webhooks/webhook_events'
import { FORMER_SECRET_HOURS, SECRET_PREFIX, TEST_EVENT } from '#app/webhooks/webhook_options'

/** What is sent to webhooks, by event. @param told schema of each one's data */
export function webhookMessages(told: Record<string, Schema>): OpenApiDocument['webhooks'] {
  const events = webhookEvents.list().map(({ name, label }) => ({
    name,
    summary: label,
    data: told[name] ?? {},
  }))
  const test = { name: TEST_EVENT, summary: 'Test, sent by hand', data: TEST_DATA }
  return Object.fromEntries(
    [...events, test].map(({ name, summary, data }) => [
      name,
      { post: message(name, summary, data) },
    ])
  )
}

const TEST_DATA: Schema = {
  type: 'object',
  properties: {
    webhook_id: { type: 'integer' },
    events: { type: 'array', items: { type: 'string' } },
  },
  required: ['webhook_id', 'events'],
}

function message(name: string, summary: string, data: Schema): Operation {
  const body: Schema = {
    type: 'object',
    properties: {
      type: { type: 'string', const: name },
      timestamp: { type: 'string', format: 'date-time', description: 'Time of the event.' },
      data,
    },
    required: ['type', 'timestamp', 'data'],
  }
  return {
    operationId: `webhook.${name}`,
    summary,
    description:
      'Sent to each webhook that subscribes to this event. Answer with a 2xx status within 10 seconds; otherwise it is sent again for about a day, with growing pauses.',
    tags: ['Webhooks'],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: {
      200: { description: 'Received.' },
      410: { description: 'No longer wanted: the webhook is turned off.' },
    },
    security: [],
  }
}

const header = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

/** Source: github.com/standard-webhooks/standard-webhooks, spec/standard-webhooks.md */
const HEADERS: Parameter[] = [
  header('webhook-id', 'The same whenever the message is sent again.', { type: 'string' }),
  header('webhook-timestamp', 'Of this attempt, in Unix seconds.', { type: 'integer' }),
  header(
    'webhook-signature',
    `\`v1,\` and, in base64, the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\`, whose key is the webhook’s secret without \`${SECRET_PREFIX}\`, decoded from base64. For ${FORMER_SECRET_HOURS} hours after the secret changed, there are two, with a space between them. As in Standard Webhooks.`,
    { type: 'string' }
  ),
]
