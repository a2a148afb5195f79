import { BellPlus } from 'lucide-react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { SearchRow } from '#app/search/ui/components/saved/search_row'

export function SavedSearches({ searches }: { searches: Data.Search.SavedSearch[] }) {
  if (!searches.length) {
    return (
      <EmptyState
        icon={BellPlus}
        title="No saved searches yet"
        action={<ButtonLink href="/search">Search homes</ButtonLink>}
      >
        Search for a place, choose filters and press “Save search”. You’ll hear of new homes.
      </EmptyState>
    )
  }
  return (
    <ul>
      {searches.map((search) => (
        <SearchRow key={search.id} search={search} />
      ))}
    </ul>
  )
}
