import { apiRoutes, routeAnswers, type RouteAnswer } from '#app/developers/api_routes'
import type { OpenApiDocument, Schema } from '#app/developers/openapi'
import { operationOf, requestBodyOf } from '#app/developers/operation'
import { appName, appUrl } from '#config/app'

const UNKNOWN: RouteAnswer = { validators: [], file: null, isOpen: false, answer: {} }

let made: Promise<OpenApiDocument> | null = null

/** OpenAPI 3.1 of all calls, built once from the router, validators and transformers. */
export function openApiDocument(): Promise<OpenApiDocument> {
  made ??= makeDocument()
  return made
}

async function makeDocument(): Promise<OpenApiDocument> {
  const { routes, schemas } = await routeAnswers()
  const paths: OpenApiDocument['paths'] = {}
  for (const route of apiRoutes()) {
    const known = routes[route.name] ?? UNKNOWN
    const operation = operationOf(route, await requestBodyOf(known), known.answer)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${appName} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: appUrl }],
    paths,
    components: {
      schemas: { ...schemas, ...ERROR_SCHEMAS },
      responses: COMMON_RESPONSES,
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
  }
}

const DESCRIPTION = `Everything the website does, your programs can do too.

JSON in snake_case; times are ISO 8601 in UTC; money is in major units beside its currency. Send \`Accept: application/json\` and your token as \`Authorization: Bearer …\`.

A POST that creates or spends takes an \`Idempotency-Key\` header: a repeat within 24 hours answers the first result and does nothing again. Every answer to a token carries \`RateLimit\` headers.`

const ERROR_SCHEMAS: Record<string, Schema> = {
  Failure: {
    type: 'object',
    properties: { message: { type: 'string', description: 'A sentence for people.' } },
    required: ['message'],
  },
  ValidationFailure: {
    type: 'object',
    properties: {
      message: { type: 'string' },
      errors: {
        type: 'object',
        description: 'Sentences by field; nested fields are dotted.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
    required: ['message', 'errors'],
  },
}

const failure = (description: string, schema = 'Failure') => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
})

const COMMON_RESPONSES: Record<string, object> = {
  Unauthenticated: failure('Not signed in, or the token is unknown or expired.'),
  Forbidden: failure('Not allowed: not yours, email not verified, or the token lacks the ability.'),
  NotFound: failure('There is no such thing, or it isn’t yours to know of.'),
  Conflict: failure('It doesn’t fit the present state.'),
  Invalid: failure('Something in the request isn’t valid.', 'ValidationFailure'),
  Unconfirmed: failure('The password has to be confirmed first.'),
  TooMany: {
    ...failure('Too many requests.'),
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } },
  },
}
