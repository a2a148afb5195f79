import { apiRoutes, routeAnswers, type RouteAnswer } from '#app/developers/api_routes'
import { FAILURES, FAILURE_SCHEMAS } from '#app/developers/failures'
import type { OpenApiDocument } from '#app/developers/openapi'
import { operationOf } from '#app/developers/operation'
import { tagOf } from '#app/developers/operation_words'
import { requestSchemaOf } from '#app/developers/request_schema'
import { withoutUnused } from '#app/developers/used_components'
import { webhookMessages } from '#app/developers/webhook_messages'
import { appName, appUrl } from '#config/app'

const UNKNOWN: RouteAnswer = {
  validators: [],
  query: [],
  file: null,
  takesDataUrl: false,
  isOpen: false,
  statuses: [200],
  media: [],
  isRepeatable: false,
  answer: {},
}

let made: Promise<OpenApiDocument> | null = null

/** OpenAPI 3.1 of all calls, built once from the router, validators and transformers. */
export function openApiDocument(): Promise<OpenApiDocument> {
  made ??= makeDocument()
  return made
}

async function makeDocument(): Promise<OpenApiDocument> {
  const { routes, events, schemas } = await routeAnswers()
  const paths: OpenApiDocument['paths'] = {}
  for (const route of apiRoutes()) {
    const known = routes[route.name] ?? UNKNOWN
    const operation = operationOf(route, known, await requestSchemaOf(known))
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation }
  }
  return withoutUnused({
    openapi: '3.1.0',
    info: {
      title: `${appName} API`,
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: appName, url: `${appUrl}/contact` },
    },
    servers: [{ url: appUrl }],
    tags: tagsOf(Object.keys(paths)),
    paths,
    webhooks: webhookMessages(events),
    components: {
      schemas: { ...schemas, ...FAILURE_SCHEMAS },
      responses: FAILURES,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token, made under “API tokens”. Its abilities limit what it can do: `read` for GET, `update` for PUT and PATCH, `delete` for DELETE, and for POST `create` where something new comes to be or is sent, or `update` where something changes; each call names the one it needs.',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Signed in here.' },
      },
    },
  })
}

/** A tag for each part of the addresses. */
function tagsOf(paths: string[]): OpenApiDocument['tags'] {
  const parts = new Map(paths.map((path) => [tagOf(path), path.split('/').slice(0, 3).join('/')]))
  return [...parts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, part]) => ({ name, description: `Calls under \`${part}\`.` }))
}

const DESCRIPTION = `Everything the website does, your programs can do too.

JSON in snake_case; times are ISO 8601 in UTC; money is in major units beside its currency. Send \`Accept: application/json\` and your token as \`Authorization: Bearer …\`.

A POST that creates or spends takes an \`Idempotency-Key\` header: a repeat within 24 hours answers the first result and does nothing again. Every answer to a token carries \`RateLimit\` headers.`
