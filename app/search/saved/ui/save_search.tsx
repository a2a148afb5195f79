import { loadAhead } from '#app/kit/offline/load_patiently'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { BellPlus } from 'lucide-react'
import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'
import { savedSearchApi } from '#app/search/saved/ui/saved_search_api'
import type { SearchQuery } from '#app/search/search_query'
import type { EditedSearch } from '#app/search/ui/types'

const loadDialog = () => import('#app/search/saved/ui/save_search_dialog')
const SaveSearchDialog = lazyPart(loadDialog)

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
        onPointerEnter={() => loadAhead(loadDialog)}
        onClick={() => setOpen(true)}
      >
        Save search
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
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
        <Suspense>
          <SaveSearchDialog
            query={query}
            onSaved={() => router.visit('/searches')}
            onClose={() => setSavingNew(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
