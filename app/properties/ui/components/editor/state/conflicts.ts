import { isSame } from '#app/properties/ui/components/editor/state/changes'
import {
  FIELDS,
  PART_NAMES,
  type Draft,
  type Parts,
} from '#app/properties/ui/components/editor/state/draft'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'

/** One value that two people changed at once. */
export interface Conflict {
  /** `name`, or `hero.headline` of a part */
  key: string
  /** the field that shows it */
  field: ErrorKey
  mine: unknown
  theirs: unknown
}

interface Change {
  from: Draft
  to: Draft
}

/** What both changed, and not to the same. */
export function conflictsBetween(mine: Change, theirs: Change): Conflict[] {
  return placesIn(mine.to).flatMap(({ key, field, of }) => {
    const isMine = !isSame(of(mine.from), of(mine.to))
    const isTheirs = !isSame(of(theirs.from), of(theirs.to))
    if (!isMine || !isTheirs || isSame(of(mine.to), of(theirs.to))) return []
    return [{ key, field, mine: of(mine.to), theirs: of(theirs.to) }]
  })
}

interface Place {
  key: string
  field: ErrorKey
  of: (draft: Draft) => unknown
}

function placesIn(draft: Draft): Place[] {
  const fields = FIELDS.map((name): Place => ({
    key: name,
    field: name,
    of: ({ fields: values }) => values[name],
  }))
  const parts = PART_NAMES.flatMap((part) =>
    Object.keys(draft.parts[part]).map((name): Place => ({
      key: `${part}.${name}`,
      field: `part.${part}`,
      of: ({ parts: values }) => Reflect.get(values[part], name),
    }))
  )
  return [...fields, ...parts]
}

/** The draft with the values that another has at these places. */
export function withValuesOf(draft: Draft, other: Draft, keys: readonly string[]): Draft {
  const parts = PART_NAMES.map((part) => [
    part,
    withValues(draft.parts[part], other.parts[part], (name) => keys.includes(`${part}.${name}`)),
  ])
  return {
    ...draft,
    fields: withValues(draft.fields, other.fields, (name) => keys.includes(name)),
    parts: Object.fromEntries(parts) as Parts,
  }
}

function withValues<Values extends object>(
  values: Values,
  others: Values,
  isWanted: (name: string) => boolean
): Values {
  const wanted = Object.entries(others).filter(([name]) => isWanted(name))
  return { ...values, ...Object.fromEntries(wanted) }
}
