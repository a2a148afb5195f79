import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import {
  MAX_SEARCHES_PER_PERSON,
  type ChosenFrequency,
} from '#app/search/saved/saved_search_options'
import type { SearchQuery } from '#app/search/search_query'

export interface SearchDraft {
  name: string
  frequency: ChosenFrequency
  email?: string
}

interface SearchChange extends Partial<SearchDraft> {
  query?: SearchQuery
  is_seen?: boolean
}

const calls = api.api.api.savedSearches

export const savedSearchApi = {
  /** Everything somebody saved. */
  list: () => answered(calls.index(asking({ per_page: MAX_SEARCHES_PER_PERSON }))),
  create: (draft: SearchDraft & { query: SearchQuery }) =>
    answered(calls.store({ body: { saved_search: draft } })),
  update: (id: number, change: SearchChange) =>
    answered(calls.update({ params: { id }, body: { saved_search: change } })),
  destroy: (id: number) => answered(calls.destroy({ params: { id } })),
}
