import { useState } from 'react'
import { BellPlus } from 'lucide-react'
import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { savedSearchApi, type SearchDraft } from '#app/search/saved/ui/saved_search_api'
import { SearchFields } from '#app/search/saved/ui/search_fields'
import type { SearchQuery } from '#app/search/search_query'
import { searchName, searchWords } from '#app/search/ui/search_words'
import type { EditedSearch } from '#app/search/ui/types'

interface SaveSearchButtonProps {
  query: SearchQuery
  variant?: 'line' | 'primary'
}

export function SaveSearchButton({ query, variant }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={BellPlus}
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Save search
      </Button>
      {isOpen && <SaveSearchDialog query={query} onClose={() => setOpen(false)} />}
    </>
  )
}

interface EditedSearchBarProps {
  edited: EditedSearch
  /** the filters as changed so far */
  query: SearchQuery
}

/** While the filters of a saved search are being changed: keeps them, or leaves it as it was. */
export function EditedSearchBar({ edited: { id, name }, query }: EditedSearchBarProps) {
  const [isSavingNew, setSavingNew] = useState(false)
  const { run, isRunning, refusal } = useCall()

  const update = async () => {
    if (!(await run(() => savedSearchApi.update(id, { query })))) return
    toast.success('Search updated. Alerts follow the new filters.')
    router.visit('/searches')
  }

  return (
    <section aria-label="Saved search" className="border-b border-line bg-raised">
      <div className="gutter flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-0 flex-1 basis-60 truncate text-15">
          Editing “<bdi>{name}</bdi>”
        </p>
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          <Button size="sm" variant="primary" isLoading={isRunning} onClick={() => void update()}>
            Update this search
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setSavingNew(true)}>
            Save as new
          </Button>
          <ButtonLink size="sm" variant="quiet" href="/searches">
            Cancel
          </ButtonLink>
        </div>
        <RefusalNote refusal={refusal} />
      </div>
      {isSavingNew && (
        <SaveSearchDialog
          query={query}
          onSaved={() => router.visit('/searches')}
          onClose={() => setSavingNew(false)}
        />
      )}
    </section>
  )
}

interface SaveSearchDialogProps {
  query: SearchQuery
  onSaved?: () => void
  onClose: () => void
}

function SaveSearchDialog({ query, onSaved, onClose }: SaveSearchDialogProps) {
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
