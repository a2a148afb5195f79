import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { savedSearchApi, type SearchDraft } from '#app/search/saved/ui/saved_search_api'
import { SearchFields } from '#app/search/saved/ui/search_fields'
import {
  PAGE_PARAMETERS,
  SEARCH_PARAMETERS,
  type SearchParameter,
  type SearchQuery,
} from '#app/search/search_query'
import { searchName, searchWords } from '#app/search/ui/search_words'

/** Says when there is such a search, which may be saved again. */
function KnownSearch({ query }: { query: SearchQuery }) {
  const { data } = useQuery(
    { queryKey: ['saved-searches'], queryFn: () => savedSearchApi.list() },
    queries
  )
  const known = data?.saved_searches.data.find((search) => isSameSearch(search.query, query))
  if (!known) return null
  return (
    <p role="status" className="text-13 text-muted">
      You saved this search already, as “<bdi>{known.name}</bdi>”.
    </p>
  )
}

/** Whether two addresses ask for the same homes, wherever their page stands. */
function isSameSearch(one: SearchQuery, other: SearchQuery): boolean {
  const isOfPage = (name: SearchParameter) => PAGE_PARAMETERS.some((own) => own === name)
  return SEARCH_PARAMETERS.every(
    (name) => isOfPage(name) || (one[name] ?? '') === (other[name] ?? '')
  )
}

interface SaveSearchDialogProps {
  query: SearchQuery
  onSaved?: () => void
  onClose: () => void
}

export default function SaveSearchDialog({ query, onSaved, onClose }: SaveSearchDialogProps) {
  const isGuest = useAccount() === null
  const [draft, setDraft] = useState<SearchDraft>({
    name: searchName(query),
    frequency: 'daily',
    ...(isGuest && { email: '' }),
  })
  const { run, isRunning, refusal } = useCall()

  const save = async () => {
    if (!(await run(() => savedSearchApi.create({ ...draft, query })))) return
    toast.success(
      isGuest
        ? 'Check your email and confirm the search.'
        : 'Search saved. You’ll hear of new homes.'
    )
    onClose()
    onSaved?.()
  }

  return (
    <FormDialog
      title="Save search"
      submit="Save search"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      onSubmit={() => void save()}
    >
      <p className="text-13 text-muted first-letter:uppercase">{searchWords(query)}</p>
      {!isGuest && <KnownSearch query={query} />}
      <SearchFields draft={draft} refusal={refusal} onChange={setDraft} />
      {isGuest && (
        <p className="text-13 text-muted">
          We’ll send you a link to confirm the address. You don’t need an account.
        </p>
      )}
    </FormDialog>
  )
}
