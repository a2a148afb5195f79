import type { ApiRoute, RouteAnswer } from '#app/developers/api_routes'
import { SPENDING_CALLS } from '#app/developers/failures'
import { descriptionOf, STATUS_WORDS, summaryOf, tagOf } from '#app/developers/operation_words'
import type { Content, Operation, Parameter, Response, Schema } from '#app/developers/openapi'
import { queryParameters } from '#app/developers/query_parameters'
import { requestBodyOf } from '#app/developers/request_schema'

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeat within 24 hours gets the first answer and changes nothing again.',
  schema: { type: 'string', maxLength: 64 },
}

/** The OpenAPI operation of a call. @param taken as `requestSchemaOf` gives it */
export function operationOf(route: ApiRoute, known: RouteAnswer, taken: Schema | null): Operation {
  const { name, method, path, params } = route
  const isRead = method === 'GET'
  const body = isRead ? null : requestBodyOf(name, known, taken)
  const parameters = [
    ...params,
    ...queryParameters(name, isRead ? taken : null, isRead ? known.query : []),
    ...(known.isRepeatable && route.middleware.includes('auth') ? [IDEMPOTENCY_KEY] : []),
  ]
  return {
    operationId: `${method.toLowerCase()}.${name}`,
    summary: summaryOf(name),
    description: descriptionOf(route, known),
    tags: [tagOf(path)],
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: { required: isRequired(body), content: body } }),
    responses: {
      ...Object.fromEntries(known.statuses.map((status) => [status, successOf(status, known)])),
      ...failuresOf(route, Boolean(body), known.file),
    },
    security: securityOf(route.middleware),
  }
}

/** A call whose fields are all optional works without a body. */
function isRequired(body: Record<string, Content>): boolean {
  return Object.values(body).some(({ schema }) => {
    const choices = schema.oneOf ?? schema.anyOf ?? [schema]
    return schema.type === 'string' || choices.every(({ required }) => required?.length)
  })
}

function successOf(status: number, { answer, media }: RouteAnswer): Response {
  const description = STATUS_WORDS[status] ?? 'It worked.'
  if (status >= 300 && status !== 304) {
    return { description, headers: { Location: { schema: { type: 'string' } } } }
  }
  if (status === 204 || status === 304) return { description }
  const content: Record<string, Content> = {
    ...(Object.keys(answer).length && { 'application/json': { schema: answer } }),
    ...Object.fromEntries(media.map((type) => [type, { schema: fileSchema(type) }])),
  }
  return { description, ...(Object.keys(content).length && { content }) }
}

function fileSchema(type: string): Schema {
  if (type === 'application/json') return { type: 'object' }
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
}

function failuresOf(
  { name, method, params, middleware }: ApiRoute,
  hasBody: boolean,
  file: string | null
): Operation['responses'] {
  const isGuarded = middleware.includes('auth')
  const refusals: Record<string, string | false> = {
    400: hasBody && 'Malformed',
    401: isGuarded && 'Unauthenticated',
    402: SPENDING_CALLS.has(name) && 'Unpaid',
    403: isGuarded && 'Forbidden',
    404: params.length > 0 && 'NotFound',
    409: method !== 'GET' && 'Conflict',
    413: hasBody && 'TooLarge',
    415: file !== null && 'Unsupported',
    422: method !== 'DELETE' && 'Invalid',
    423: middleware.includes('confirmed') && 'Unconfirmed',
    429: 'TooMany',
  }
  return Object.fromEntries(
    Object.entries(refusals).flatMap(([status, refusal]) =>
      refusal ? [[status, { $ref: `#/components/responses/${refusal}` }]] : []
    )
  )
}

function securityOf(middleware: string[]): Operation['security'] {
  if (!middleware.includes('auth')) return []
  return middleware.includes('browserOnly') ? [{ session: [] }] : [{ token: [] }, { session: [] }]
}
