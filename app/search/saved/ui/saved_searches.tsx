import { BellPlus, Bell, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from '@inertiajs/react'
import { isolated } from '#app/common/text/isolated'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton, iconButtonStyle } from '#app/kit/button/icon_button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { EmptyState } from '#app/kit/list/empty_state'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { toast } from '#app/kit/toast/toast'
import { savedSearchApi, type SearchDraft } from '#app/search/saved/ui/saved_search_api'
import { frequencyLabel, SearchFields } from '#app/search/saved/ui/search_fields'
import { searchWords } from '#app/search/ui/search_words'
import { searchAddressOf } from '#app/search/ui/use_search_visits'
import type { Data } from '#data'

export function SavedSearches({ searches }: { searches: Data.Search.Saved.SavedSearch[] }) {
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

/** A saved search to open, edit, pause or delete. */
function SearchRow({ search }: { search: Data.Search.Saved.SavedSearch }) {
  const { id, name, query, frequency, new_count: newCount, resumes_as: resumesAs } = search
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const { run, isRunning } = useCall(toast.error)
  const isPaused = frequency === 'never'

  const change = async (call: () => Promise<unknown>) => {
    if (await run(call)) reloadPage({ only: ['searches'] })
  }
  const pause = () =>
    change(() => savedSearchApi.update(id, { frequency: isPaused ? resumesAs : 'never' }))
  const open = () => {
    if (newCount) savedSearchApi.update(id, { is_seen: true }).catch(() => {})
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex items-center gap-3 font-sans text-18">
          <Link
            dir="auto"
            href={searchAddressOf({ ...query, sort: 'newest' })}
            className="min-w-0 truncate hover:underline"
            onClick={open}
          >
            {name}
          </Link>
          {newCount > 0 && <Badge>{newCount} new</Badge>}
          {isPaused && <Badge>Paused</Badge>}
        </h2>
        <p className="mt-1 text-13 text-muted first-letter:uppercase">{searchWords(query)}</p>
        <p className="text-13 text-muted">
          {isPaused ? 'Alerts are off' : frequencyLabel(frequency)}
        </p>
      </div>
      <div className="flex">
        <IconButton
          icon={isPaused ? Play : Pause}
          label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
          isLoading={isRunning}
          onClick={() => void pause()}
        />
        <IconButton
          icon={Bell}
          label={`Name and alerts of ${name}`}
          onClick={() => setAsked('edit')}
        />
        <Tooltip text={`Edit ${name}`}>
          <Link
            href={searchAddressOf({ ...query, saved: String(id) })}
            aria-label={`Edit ${name}`}
            className={iconButtonStyle()}
          >
            <Pencil size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        </Tooltip>
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => setAsked('delete')} />
      </div>
      {asked === 'edit' && <EditSearchDialog search={search} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        title={`Delete “${isolated(name)}”?`}
        confirmLabel="Delete search"
        isOpen={asked === 'delete'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'delete' : null)}
        onConfirm={() => void change(() => savedSearchApi.destroy(id))}
      >
        You won’t hear of new homes that match it.
      </ConfirmDialog>
    </li>
  )
}

interface EditSearchDialogProps {
  search: Data.Search.Saved.SavedSearch
  onClose: () => void
}

function EditSearchDialog({ search, onClose }: EditSearchDialogProps) {
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
