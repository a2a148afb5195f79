import { useState } from 'react'
import type { Data } from '#data'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { SearchFields } from '#app/search/ui/components/saved/search_fields'
import { savedSearchApi, type SearchDraft } from '#app/search/ui/state/saved_search_api'

interface EditSearchDialogProps {
  search: Data.Search.SavedSearch
  onClose: () => void
}

export function EditSearchDialog({ search, onClose }: EditSearchDialogProps) {
  const { id, name, frequency } = search
  const [draft, setDraft] = useState<SearchDraft>({ name, frequency })
  const { run, isRunning, refusal } = useCall()

  const save = async () => {
    if (!(await run(() => savedSearchApi.update(id, draft)))) return
    reloadPage({ only: ['searches'] })
    onClose()
  }

  return (
    <FormDialog
      title="Name and alerts"
      submit="Save"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      onSubmit={() => void save()}
    >
      <SearchFields draft={draft} refusal={refusal} onChange={setDraft} />
    </FormDialog>
  )
}
