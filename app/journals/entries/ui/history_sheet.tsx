import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Sheet } from '#app/kit/overlay/sheet'
import { EntryText } from '#app/journals/entries/ui/entry_text'
import { journalsApi, type EntryAddress, type ShownBody } from '#app/journals/ui/journals_api'

interface HistorySheetProps {
  address: EntryAddress
  onRestore: (version: ShownBody & { title: string }) => void
  onClose: () => void
}

/** Earlier versions, to look at and to go back to. */
export default function HistorySheet({ address, onRestore, onClose }: HistorySheetProps) {
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['journals', 'versions', address.id],
      queryFn: () => journalsApi.listVersions(address),
      staleTime: 0,
    },
    queries
  )
  return (
    <Sheet
      title="History"
      description="Earlier versions of this entry. Restoring one keeps the current text here, too."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {error && <FailureState message={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows what="earlier versions" />}
      {data?.length === 0 && (
        <EmptyState title="Nothing earlier yet">Versions appear here as you write.</EmptyState>
      )}
      <ul>
        {data?.map(({ version, title, words, saved_at: savedAt }) => (
          <li key={version} className="border-b border-line">
            <button
              type="button"
              aria-expanded={open === version}
              onClick={() => setOpen(open === version ? null : version)}
              className="flex min-h-14 w-full items-baseline justify-between gap-4 rounded-2 py-3 text-left hover:text-muted"
            >
              <span className="min-w-0 truncate">{title || 'Untitled entry'}</span>
              <span className="shrink-0 text-13 text-muted">
                <TimeAgo at={savedAt} /> · {words} {words === 1 ? 'word' : 'words'}
              </span>
            </button>
            {open === version && <Version {...{ address, version, onRestore }} />}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface VersionProps extends Pick<HistorySheetProps, 'address' | 'onRestore'> {
  version: number
}

function Version({ address, version, onRestore }: VersionProps) {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['journals', 'version', address.id, version],
      queryFn: () => journalsApi.findVersion({ ...address, version }),
    },
    queries
  )
  if (error) return <FailureState message={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows what="this version" />
  return (
    <div className="pb-6">
      <div className="max-h-[50dvh] overflow-y-auto rounded-6 bg-raised p-4">
        <EntryText shown={data} className="is-small" />
      </div>
      <Button className="mt-4" onClick={() => onRestore(data)}>
        Restore this version
      </Button>
    </div>
  )
}
