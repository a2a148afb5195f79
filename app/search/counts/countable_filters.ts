import { FILTER_NAMES, FILTERS, listIn, type FilterName } from '#app/search/search_filters'

type Uncountable = {
  [Name in FilterName]: (typeof FILTERS)[Name]['kind'] extends 'range' | 'least' | 'day'
    ? Name
    : never
}[FilterName]

/** A filter with options, whose homes can be counted one by one. */
export type CountableFilter = Exclude<FilterName, Uncountable>

export function isCountable(name: FilterName): name is CountableFilter {
  const { kind } = FILTERS[name]
  return kind !== 'range' && kind !== 'least' && kind !== 'day'
}

export const COUNTABLE_FILTERS = FILTER_NAMES.filter(isCountable)

/** Those named by their parameters: `type,bedrooms`. */
export function countableIn(query: Record<string, unknown>): CountableFilter[] {
  const asked = new Set(listIn(query, 'filters'))
  return COUNTABLE_FILTERS.filter((name) => asked.has(FILTERS[name].names[0]))
}

/** What can be chosen, on the wire. */
export function offeredOptions(name: CountableFilter): string[] {
  const filter = FILTERS[name]
  switch (filter.kind) {
    case 'rooms':
      return [...filter.offered]
    case 'choices':
    case 'choice':
      return Object.keys(filter.options)
    case 'texts':
      return Object.keys(filter.offered)
    case 'flag':
      return ['true']
  }
}
