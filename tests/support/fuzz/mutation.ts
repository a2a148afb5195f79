import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile_values.js'

type Fields = Record<string, unknown>
type Path = string[]

interface Edit {
  kind: 'replace' | 'remove' | 'wrap' | 'add'
  at: number
  key: string
  value: unknown
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'add'),
  at: fc.nat(1_000),
  key: fc.oneof(fc.constantFrom('__proto__', 'id', 'user_id', 'owner_id', 'type'), hostileText),
  value: hostileValue,
})

export function mutationOf(right: Fields): fc.Arbitrary<Fields> {
  return fc.array(edit, { maxLength: 3 }).map((edits) => edits.reduce(applied, right))
}

function applied(body: Fields, { kind, at, key, value }: Edit): Fields {
  const places = pathsOf(body)
  if (kind === 'add' || !places.length) return withKey(body, key, value)
  const path = places[at % places.length]
  if (kind === 'remove') return changed(body, path, () => undefined) as Fields
  return changed(body, path, (old) => (kind === 'wrap' ? [old] : value)) as Fields
}

function pathsOf(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || above.length > 4) return []
  return Object.entries(value).flatMap(([key, field]) => [
    [...above, key],
    ...pathsOf(field, [...above, key]),
  ])
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === key ? changed(each, rest, change) : each))
  }
  const fields = value as Fields
  return withKey(fields, key, changed(fields[key], rest, change))
}

/** Defines the property, so that `__proto__` is an ordinary key. */
function withKey(fields: Fields, key: string, value: unknown): Fields {
  return Object.fromEntries([...Object.entries(fields), [key, value]])
}
