import { useState } from 'react'
import { Link } from '@inertiajs/react'
import { Bell, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import type { Data } from '#data'
import { IconButton, iconButtonStyle } from '#app/kit/button/icon_button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import { EditSearchDialog } from '#app/search/ui/components/saved/edit_search_dialog'
import { addressOf } from '#app/search/ui/hooks/use_search_visits'
import { frequencyLabel } from '#app/search/ui/state/frequency_labels'
import { savedSearchApi } from '#app/search/ui/state/saved_search_api'
import { searchWords } from '#app/search/ui/state/search_words'

/** A saved search to open, edit, pause or delete. */
export function SearchRow({ search }: { search: Data.Search.SavedSearch }) {
  const { id, name, query, frequency, new_count: newCount, resumes_as: resumesAs } = search
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const { run, isRunning } = useCall()
  const isPaused = frequency === 'never'

  const change = async (call: () => Promise<unknown>) => {
    if (!(await run(call))) return toast.error('That didn’t work. Try again.')
    reloadPage({ only: ['searches'] })
  }
  const pause = () =>
    change(() => savedSearchApi.update(id, { frequency: isPaused ? resumesAs : 'never' }))
  const open = () => {
    if (newCount) void run(() => savedSearchApi.update(id, { is_seen: true }))
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex items-center gap-3 font-sans text-18">
          <Link
            dir="auto"
            href={addressOf({ ...query, sort: 'newest' })}
            className="min-w-0 truncate hover:underline"
            onClick={open}
          >
            {name}
          </Link>
          {newCount > 0 && <Badge>{newCount} new</Badge>}
          {isPaused && <Badge>Paused</Badge>}
        </h2>
        <p className="mt-1 text-13 text-muted">{searchWords(query)}</p>
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
            href={addressOf({ ...query, saved: String(id) })}
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
        title={`Delete “${name}”?`}
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
