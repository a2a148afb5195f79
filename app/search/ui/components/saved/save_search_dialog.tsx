import { useState } from 'react'
import { useCall } from '#app/kit/calls/use_call'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import type { SearchQuery } from '#app/search/contract/search_query'
import { SearchFields } from '#app/search/ui/components/saved/search_fields'
import { savedSearchApi, type SearchDraft } from '#app/search/ui/state/saved_search_api'
import { searchName, searchWords } from '#app/search/ui/state/search_words'

interface SaveSearchDialogProps {
  query: SearchQuery
  onSaved?: () => void
  onClose: () => void
}

export function SaveSearchDialog({ query, onSaved, onClose }: SaveSearchDialogProps) {
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
      <p className="text-13 text-muted">{searchWords(query)}</p>
      <SearchFields draft={draft} refusal={refusal} onChange={setDraft} />
      {isGuest && (
        <p className="text-13 text-muted">
          We’ll send you a link to confirm the address. You don’t need an account.
        </p>
      )}
    </FormDialog>
  )
}
