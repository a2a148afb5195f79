import type { Schema } from '#app/developers/openapi'

const MAX_DEPTH = 6

/** A sample value that fits a schema. @param schemas targets of its references */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>, depth = 0): unknown {
  if (schema.$ref) {
    const named = schemas[schema.$ref.split('/').at(-1)!]
    return named && depth < MAX_DEPTH ? exampleOf(named, schemas, depth + 1) : {}
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.oneOf ?? schema.anyOf ?? []
  if (choice) return exampleOf(choice, schemas, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectExample(schema, schemas, depth)
  if (type === 'array') {
    const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
    return items && depth < MAX_DEPTH ? [exampleOf(items, schemas, depth + 1)] : []
  }
  return EXAMPLES[type ?? ''] ?? null
}

const EXAMPLES: Record<string, unknown> = { string: 'text', number: 1, integer: 1, boolean: true }

function objectExample(schema: Schema, schemas: Record<string, Schema>, depth: number): object {
  if (depth >= MAX_DEPTH) return {}
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      exampleOf(property, schemas, depth + 1),
    ])
  )
}
