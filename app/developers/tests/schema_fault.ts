import type { Schema } from '#app/developers/openapi'

type Named = Record<string, Schema>

/** The keywords that describe answers. */
const KNOWN = new Set([
  '$ref',
  'additionalProperties',
  'anyOf',
  'const',
  'description',
  'enum',
  'items',
  'oneOf',
  'properties',
  'required',
  'type',
])

/**
 * Where a JSON value first doesn't fit its schema, such as `/chat/id is no number`; null if it fits.
 *
 * @param named targets of references
 * @throws Error for keywords that answers aren't described with
 */
export function schemaFault(value: unknown, schema: Schema, named: Named, at = ''): string | null {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword))
  if (unknown) throw new Error(`${at || '/'}: check ${unknown} in schema_fault.ts, too`)
  return (
    referenceFault(value, schema, named, at) ??
    choiceFault(value, schema, named, at) ??
    plainFault(value, schema, at) ??
    innerFault(value, schema, named, at)
  )
}

function referenceFault(value: unknown, { $ref }: Schema, named: Named, at: string): string | null {
  if (!$ref) return null
  const target = named[$ref.slice($ref.lastIndexOf('/') + 1)]
  return target ? schemaFault(value, target, named, at) : `${at}: there is no ${$ref}`
}

/** Of what fits none, the fault that is found last: of the one it is closest to. */
function choiceFault(
  value: unknown,
  { anyOf, oneOf }: Schema,
  named: Named,
  at: string
): string | null {
  const options = anyOf ?? oneOf
  if (!options) return null
  const faults = options.map((option) => schemaFault(value, option, named, at))
  const fitting = faults.filter((fault) => fault === null).length
  if (oneOf && fitting > 1) return `${at || '/'} fits several of what it is one of`
  if (fitting) return null
  const told = faults.flatMap((fault) => fault ?? [])
  return told.toSorted((one, other) => other.split('/').length - one.split('/').length)[0]!
}

function plainFault(value: unknown, schema: Schema, at: string): string | null {
  const types = schema.type === undefined ? null : [schema.type].flat()
  if (types && !types.some((type) => CHECKS[type]?.(value))) {
    return `${at || '/'} is no ${types.join(' or ')}: ${JSON.stringify(value)?.slice(0, 100)}`
  }
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values && !values.includes(value)) {
    return `${at || '/'} is ${JSON.stringify(value)} and none of ${JSON.stringify(values)}`
  }
  return null
}

const CHECKS: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function innerFault(value: unknown, schema: Schema, named: Named, at: string): string | null {
  if (Array.isArray(value)) {
    const { items } = schema
    if (!items || Array.isArray(items)) return null
    return firstOf(value.entries(), ([place, one]) =>
      schemaFault(one, items, named, `${at}/${place}`)
    )
  }
  if (!isObject(value)) return null
  const { properties = {}, additionalProperties: others = true } = schema
  const fault = firstOf(Object.entries(value), ([name, one]) => {
    const own = name in properties ? properties[name]! : others
    if (own === true) return null
    if (own === false) return `${at}/${name} is not described`
    return schemaFault(one, own, named, `${at}/${name}`)
  })
  const missing = schema.required?.find((name) => !(name in value))
  return fault ?? (missing === undefined ? null : `${at}/${missing} is missing`)
}

function firstOf<T>(all: Iterable<T>, faultOf: (one: T) => string | null): string | null {
  for (const one of all) {
    const fault = faultOf(one)
    if (fault) return fault
  }
  return null
}
