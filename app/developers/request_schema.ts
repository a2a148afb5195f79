import type { RouteAnswer } from '#app/developers/api_routes'
import { callExamples } from '#app/developers/call_examples'
import type { Content, Schema } from '#app/developers/openapi'
import { choiceOf } from '#app/developers/schema_choice'

/** What a call takes: its body, or its query for a GET; null for nothing. */
export async function requestSchemaOf({ validators, isOpen }: RouteAnswer): Promise<Schema | null> {
  const schemas = await Promise.all(validators.map(validatorSchema))
  if (schemas.length) return choiceOf(schemas)
  return isOpen ? { type: 'object', additionalProperties: true } : null
}

/** Calls whose body is neither JSON nor a form. */
const RAW_BODIES: Record<string, string> = {
  'api.video_uploads.update': 'application/offset+octet-stream',
}

/** By media type. @param schema as `requestSchemaOf` gives it */
export function requestBodyOf(
  name: string,
  { file, takesDataUrl }: RouteAnswer,
  schema: Schema | null
): Record<string, Content> | null {
  const raw = RAW_BODIES[name]
  const example = callExamples[name]
  if (raw) return { [raw]: { schema: BINARY } }
  if (file) {
    return {
      'multipart/form-data': { schema: withFile(schema, file, BINARY) },
      ...(takesDataUrl && {
        'application/json': {
          schema: withFile(schema, file, DATA_URL),
          ...(example && { example }),
        },
      }),
    }
  }
  if (!schema) return null
  return { 'application/json': { schema, ...(example && { example }) } }
}

const BINARY: Schema = { type: 'string', format: 'binary' }
const DATA_URL: Schema = { type: 'string', pattern: '^data:', description: 'A data URL in base64.' }

function withFile(fields: Schema | null, file: string, schema: Schema): Schema {
  return {
    ...fields,
    type: 'object',
    properties: { ...fields?.properties, [file]: schema },
    required: [...new Set([...(fields?.required ?? []), file])],
  }
}

interface Describable {
  toJSONSchema(): Schema
}

/** JSON schema of a validator's input. @param validator `#app/media/x_validators#xValidator` */
async function validatorSchema(validator: string): Promise<Schema> {
  const [, file, name] = /^(#[^#]+)#(.+)$/.exec(validator) ?? []
  if (!file || !name) throw new Error(`${validator} names no validator.`)
  const exported: Record<string, Describable> = await import(file)
  if (!exported[name]) throw new Error(`${file} has no ${name}. Run \`npm run api-types\`.`)
  return plainSchema(exported[name].toJSONSchema())
}

/**
 * VineJS writes choices loosely, tuples as JSON schema had them before 2020, and a boolean as all
 * that forms send for one, of which programs need only `true` and `false`.
 */
export function plainSchema(schema: Schema): Schema {
  const { anyOf, items, properties, required, additionalProperties, additionalItems, ...rest } =
    schema
  const isTuple = Array.isArray(items)
  if (rest.enum?.includes(true) && rest.enum.includes(false)) return { type: 'boolean' }
  return {
    ...rest,
    ...(!isTuple && additionalItems !== undefined && { additionalItems }),
    ...(anyOf && choiceOf(anyOf.map(plainSchema))),
    ...(isTuple && { prefixItems: items.map(plainSchema) }),
    ...(items && !isTuple && { items: plainSchema(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, plainSchema(one)])
      ),
    }),
    ...(required?.length && { required }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? plainSchema(additionalProperties)
          : additionalProperties,
    }),
  }
}
