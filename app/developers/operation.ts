import string from '@adonisjs/core/helpers/string'
import type { ApiRoute, RouteAnswer } from '#app/developers/api_routes'
import type { Operation, Parameter, Schema } from '#app/developers/openapi'

const PAGE_PARAMETERS: Parameter[] = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
  { name: 'per_page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } },
]

/** The OpenAPI operation of a call. @param taken as in `requestBodyOf` */
export function operationOf(route: ApiRoute, taken: RequestBody | null, answer: Schema): Operation {
  const { name, method, path, params, middleware } = route
  const isRead = method === 'GET'
  const parameters = [
    ...params.map(pathParameter),
    ...(isRead ? queryParameters(taken?.schema) : []),
    ...(isPaginated(answer) ? PAGE_PARAMETERS : []),
  ]
  const body = !isRead && taken ? { [taken.mediaType]: { schema: taken.schema } } : null
  return {
    operationId: `${method.toLowerCase()}.${name}`,
    summary: summaryOf(name),
    tags: [tagOf(path)],
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: { content: body } }),
    responses: {
      '2XX': { description: 'It worked.', content: { 'application/json': { schema: answer } } },
      ...failuresOf(route),
    },
    security: securityOf(middleware),
  }
}

function pathParameter(name: string): Parameter {
  const isId = /(^i|I)d$/.test(name)
  return { name, in: 'path', required: true, schema: { type: isId ? 'integer' : 'string' } }
}

function queryParameters(taken?: Schema): Parameter[] {
  return Object.entries(taken?.properties ?? {})
    .filter(([name]) => name !== 'page' && name !== 'per_page')
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: taken?.required?.includes(name) ?? false,
      schema,
    }))
}

function isPaginated(answer: Schema): boolean {
  return JSON.stringify(answer).includes('"next_page_url"')
}

const VERBS: Record<string, string> = {
  index: 'List',
  show: 'Get',
  store: 'Create',
  update: 'Update',
  destroy: 'Delete',
}

/** `chat_messages.store` is "Create chat message". */
function summaryOf(name: string): string {
  const [resource = '', verb = ''] = name.replace(/^api\./, '').split('.')
  const known = VERBS[verb]
  const things = string.sentenceCase(resource).toLowerCase()
  if (!known) return `${string.sentenceCase(resource)}: ${string.sentenceCase(verb).toLowerCase()}`
  return `${known} ${verb === 'index' ? things : string.singular(things)}`
}

function tagOf(path: string): string {
  const [, root, area = ''] = path.split('/')
  return string.sentenceCase(root === 'api' ? area : root!)
}

function failuresOf({ method, params, middleware }: ApiRoute): Operation['responses'] {
  const isGuarded = middleware.includes('auth')
  const refusals: Record<string, string | false> = {
    401: isGuarded && 'Unauthenticated',
    403: isGuarded && 'Forbidden',
    404: params.length > 0 && 'NotFound',
    409: method !== 'GET' && 'Conflict',
    422: method !== 'DELETE' && 'Invalid',
    423: middleware.includes('confirmed') && 'Unconfirmed',
    429: 'TooMany',
  }
  return Object.fromEntries(
    Object.entries(refusals).flatMap(([status, name]) =>
      name ? [[status, { $ref: `#/components/responses/${name}` }]] : []
    )
  )
}

function securityOf(middleware: string[]): Operation['security'] {
  if (!middleware.includes('auth')) return []
  return middleware.includes('browserOnly') ? [{ session: [] }] : [{ token: [] }, { session: [] }]
}

interface RequestBody {
  mediaType: 'application/json' | 'multipart/form-data'
  schema: Schema
}

const OPEN: Schema = { type: 'object', additionalProperties: true }

/** What a call takes: its body, or its query for a GET; null for nothing. */
export async function requestBodyOf({
  validators,
  file,
  isOpen,
}: Omit<RouteAnswer, 'answer'>): Promise<RequestBody | null> {
  const schemas = await Promise.all(validators.map(requestSchema))
  const [only, ...others] = schemas
  const choice = only && others.length ? { anyOf: [only, ...others] } : (only ?? null)
  const fields = choice ?? (isOpen ? OPEN : null)
  if (!file) return fields && { mediaType: 'application/json', schema: fields }
  return { mediaType: 'multipart/form-data', schema: withFile(fields, file) }
}

function withFile(fields: Schema | null, file: string): Schema {
  return {
    ...fields,
    type: 'object',
    properties: { ...fields?.properties, [file]: { type: 'string', format: 'binary' } },
    required: [...(fields?.required ?? []), file],
  }
}

interface Describable {
  toJSONSchema(): Schema
}

/** JSON schema of a validator's input. @param validator `#app/media/x_validators#xValidator` */
async function requestSchema(validator: string): Promise<Schema> {
  const [, file, name] = /^(#[^#]+)#(.+)$/.exec(validator) ?? []
  if (!file || !name) throw new Error(`${validator} names no validator.`)
  const exported: Record<string, Describable> = await import(file)
  if (!exported[name]) throw new Error(`${file} has no ${name}. Run \`npm run api-types\`.`)
  return exported[name].toJSONSchema()
}
