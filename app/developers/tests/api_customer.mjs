import { createHmac } from 'node:crypto'
import createClient from 'openapi-fetch'

/**
 * A program that knows vesta by its OpenAPI document only. The test writes the types that
 * `openapi-typescript` makes of it to `document.d.ts` beside a copy of this file, checks it with them,
 * and runs it.
 *
 * @import { Client } from 'openapi-fetch'
 * @import { paths, webhooks } from './document.js'
 */

/**
 * @param {string} baseUrl
 * @param {string} token
 * @returns {Client<paths>}
 */
export function connect(baseUrl, token) {
  return createClient({
    baseUrl,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    querySerializer: { array: { style: 'form', explode: false } },
  })
}

/**
 * @template T
 * @param {{ data?: T, error?: unknown, response: Response }} answer
 */
function dataOf({ data, error, response }) {
  if (data === undefined) throw new Error(`${response.status}: ${JSON.stringify(error)}`)
  return data
}

/**
 * @param {Client<paths>} api a realtor's
 * @param {string} name
 * @param {Blob} photo
 */
export async function publishHome(api, name, photo) {
  const uploaded = await api.POST('/api/uploads', {
    body: { for: 'property', file: photo },
    bodySerializer: (fields) => {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      return form
    },
  })
  const { upload } = dataOf(uploaded)
  const created = await api.POST('/api/properties', {
    body: {
      property: {
        name,
        type: 'villa',
        price: 1_250_000,
        currency: 'EUR',
        address: 'Via del Molo 7',
        city: 'Portofino',
        country_code: 'IT',
        latitude: 44.3036,
        longitude: 9.2098,
        images: [upload.id],
      },
    },
  })
  const { slug } = dataOf(created).property
  const published = await api.POST('/api/properties/{slug}/publish', {
    params: { path: { slug } },
    body: { publish: true },
  })
  return dataOf(published).property
}

/**
 * @param {Client<paths>} api
 * @param {string} words
 */
export async function searchVillas(api, words) {
  const found = await api.GET('/api/search/properties', {
    params: { query: { q: words, type: ['villa', 'estate'], sort: 'newest' } },
  })
  return dataOf(found).properties.data
}

/**
 * Writes to a listing's owner.
 *
 * @param {Client<paths>} api
 * @param {string} slug
 * @param {string} question
 */
export async function askOwner(api, slug, question) {
  const shown = await api.GET('/api/properties/{slug}', { params: { path: { slug } } })
  const { id, owner } = dataOf(shown).property
  const begun = await api.POST('/api/chats', {
    body: { user_ids: [owner.id], property_id: id, message: question },
  })
  return dataOf(begun).chat
}

/**
 * Accepts the chats that others began, and answers each.
 *
 * @param {Client<paths>} api
 * @param {string} content
 */
export async function answerRequests(api, content) {
  const requested = await api.GET('/api/chats/filtered', {
    params: { query: { type: 'requested' } },
  })
  const chats = dataOf(requested).chats.data
  for (const { id } of chats) {
    const params = { path: { id } }
    dataOf(await api.POST('/api/chats/{id}/respond', { params, body: { accept: true } }))
    await say(api, id, content)
  }
  return chats
}

/**
 * @param {Client<paths>} api
 * @param {number} id of the chat
 * @param {string} content
 */
export async function say(api, id, content) {
  const params = { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } }
  const said = await api.POST('/api/chats/{id}/messages', { params, body: { content } })
  return dataOf(said).message
}

/**
 * @param {Client<paths>} api
 * @param {number} id of the chat
 */
export async function readChat(api, id) {
  const read = await api.GET('/api/chats/{id}/messages', { params: { path: { id } } })
  return dataOf(read).messages.data.map(({ content }) => content)
}

/**
 * @typedef {{
 *   [Event in keyof webhooks]: webhooks[Event]['post']['requestBody']['content']['application/json']
 * }[keyof webhooks]} WebhookMessage
 */

/**
 * What a message says that came to a webhook.
 *
 * @param {string} secret
 * @param {{ headers: Record<string, string | string[] | undefined>, body: string }} received
 */
export function hear(secret, { headers, body }) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  if (!String(headers['webhook-signature']).split(' ').includes(signature)) {
    throw new Error('Somebody else sent this.')
  }
  /** @type {WebhookMessage} */
  const message = JSON.parse(body)
  if (message.type === 'property.published') return `published ${message.data.property.slug}`
  if (message.type === 'message.created') return `said ${message.data.message.content}`
  return message.type
}
