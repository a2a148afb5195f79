import type { RouteAnswer } from '#app/developers/openapi/route_answers'
import { requestSchema } from '#app/developers/openapi/request_schema'
import type { Schema } from '#app/developers/contract/openapi'

export interface RequestBody {
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
