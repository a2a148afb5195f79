import type { Schema } from '#app/developers/openapi'

/**
 * The schema of one of several: scalars merged, and `oneOf` where no value fits two of them, else
 * `anyOf`.
 */
export function choiceOf(given: readonly Schema[]): Schema {
  if (given.some((one) => Object.keys(one).length === 0)) return {}
  const scalars = given.filter(isScalar)
  const others = unique(given.filter((one) => !isScalar(one)))
  const isNullable = scalars.some((one) => typesOf(one).includes('null') || holdsNull(one))
  const options = [...mergeScalars(scalars), ...others]
  if (!isNullable) return choose(options)
  const [only, ...more] = options
  if (!only) return { type: 'null' }
  return more.length ? choose([...options, { type: 'null' }]) : orNull(only)
}

/** Whether no value fits both. */
export function areApart(one: Schema, other: Schema): boolean {
  const [values, otherValues] = [valuesOf(one), valuesOf(other)]
  if (values && otherValues) return !values.some((value) => otherValues.includes(value))
  const [types, otherTypes] = [typesOf(one), typesOf(other)]
  if (!types.length || !otherTypes.length) return isNull(one) !== isNull(other)
  if (!types.some((type) => otherTypes.includes(type))) return true
  return types.includes('object') && areObjectsApart(one, other)
}

function areObjectsApart(one: Schema, other: Schema): boolean {
  const { properties = {}, required = [] } = one
  const { properties: others = {}, required: otherRequired = [] } = other
  const isMissed = (name: string, closed: Schema) =>
    closed.additionalProperties === false && !closed.properties?.[name]
  return (
    required.some((name) => isMissed(name, other)) ||
    otherRequired.some((name) => isMissed(name, one)) ||
    required.some((name) => {
      const [property, another] = [properties[name], others[name]]
      return otherRequired.includes(name) && property && another && areApart(property, another)
    })
  )
}

function choose(options: Schema[]): Schema {
  const [only] = options
  if (only && options.length === 1) return only
  const folded = fold(options)
  if (folded) return folded
  const isExact = options.every((one, at) =>
    options.slice(at + 1).every((other) => areApart(one, other))
  )
  return { [isExact ? 'oneOf' : 'anyOf']: options }
}

/** Objects that differ in a single object they hold are one, with the choice inside. */
function fold(options: Schema[]): Schema | null {
  const [first] = options
  const name = first?.required?.find(
    (one) =>
      unique(options.map((option) => without(one, option))).length === 1 &&
      options.every(({ properties }) => properties?.[one]?.type === 'object')
  )
  if (!first || !name) return null
  const inner = options.map(({ properties }) => properties?.[name] ?? {})
  return { ...first, properties: { ...first.properties, [name]: choiceOf(inner) } }
}

function without(name: string, { properties, ...rest }: Schema): Schema {
  return { ...rest, properties: { ...properties, [name]: {} } }
}

function orNull(schema: Schema): Schema {
  const types = typesOf(schema)
  if (!types.length) return { oneOf: [schema, { type: 'null' }] }
  const { const: value, ...rest } = schema
  const values = value === undefined ? schema.enum : [value]
  return { ...rest, type: [...types, 'null'], ...(values && { enum: [...values, null] }) }
}

/** At most two: the types of which any value fits, and the other values. */
function mergeScalars(scalars: Schema[]): Schema[] {
  const listed = scalars.flatMap((one) => valuesOf(one) ?? []).filter((value) => value !== null)
  const isBoolean = listed.includes(true) && listed.includes(false)
  const whole = scalars.filter((one) => !valuesOf(one)).flatMap(typesOf)
  const types = [...new Set([...whole, ...(isBoolean ? ['boolean'] : [])])]
  const plain = types.filter((type) => type !== 'null')
  const values = [...new Set(listed)].filter((value) => !plain.includes(typeof value))
  return [
    ...(plain.length ? [schemaOfTypes(plain)] : []),
    ...(values.length ? [schemaOfValues(values)] : []),
  ]
}

function schemaOfTypes(types: string[]): Schema {
  const isList = types.includes('array')
  return { type: types.length === 1 ? types[0] : types, ...(isList && { items: {} }) }
}

function schemaOfValues(values: unknown[]): Schema {
  const types = [...new Set(values.map((value) => typeof value))]
  const type = types.length === 1 ? types[0] : types
  return values.length === 1 ? { type, const: values[0] } : { type, enum: values.toSorted() }
}

const SCALAR_KEYWORDS = new Set(['type', 'const', 'enum'])

/** Says no more than a type or values. */
function isScalar(schema: Schema): boolean {
  return Object.keys(schema).every((keyword) => SCALAR_KEYWORDS.has(keyword))
}

/** `integer` counts as `number`, which it is. */
function typesOf({ type, const: value, enum: values }: Schema): string[] {
  if (type) return [type].flat().map((one) => (one === 'integer' ? 'number' : one))
  const listed = value === undefined ? (values ?? []) : [value]
  return [...new Set(listed.map((one) => (one === null ? 'null' : typeof one)))]
}

function valuesOf({ const: value, enum: values }: Schema): readonly unknown[] | null {
  return value === undefined ? (values ?? null) : [value]
}

function holdsNull(schema: Schema): boolean {
  return valuesOf(schema)?.includes(null) ?? false
}

function isNull(schema: Schema): boolean {
  return schema.type === 'null'
}

function unique(schemas: Schema[]): Schema[] {
  return [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()]
}
