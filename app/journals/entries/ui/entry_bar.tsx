import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Link, router } from '@inertiajs/react'
import { ArrowLeft, CalendarClock, Ellipsis, Eye, History, Trash2, Undo2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { formatFull } from '#app/kit/display/format_time'
import type { SaveState } from '#app/kit/hooks/autosaver'
import { useReader } from '#app/kit/hooks/use_reader'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import type { EntrySources } from '#app/journals/entries/ui/source_dialog'
import {
  journalsApi,
  type Entry,
  type Journal,
  type ShownBody,
} from '#app/journals/ui/journals_api'
import { entryPath, ENTRY_STATUS_WORDS } from '#app/journals/ui/journal_words'

const HistorySheet = lazyPart(() => import('#app/journals/entries/ui/history_sheet'))
const PublishDialog = lazyPart(() => import('#app/journals/entries/ui/publish_dialog'))

interface EntryBarProps {
  journal: Journal
  entry: Entry
  sources: EntrySources
  saveState: SaveState
  failure: string | null
  /** saves what isn’t saved yet; returns whether that worked */
  onFlush: () => Promise<boolean>
  onChanged: (entry: Entry) => void
  onRestore: (version: ShownBody & { title: string }) => void
  /** before the entry is deleted */
  onRemove: () => void
}

/** Back, whether it is saved, and what can be done with an entry. */
export function EntryBar({
  journal,
  entry,
  sources,
  saveState,
  failure,
  onFlush,
  onChanged,
  onRestore,
  onRemove,
}: EntryBarProps) {
  const [open, setOpen] = useState<'history' | 'publish' | 'delete' | null>(null)
  const { slug } = journal
  const address = { slug, id: entry.id }
  const close = () => setOpen(null)
  const act = async (call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  /** What isn’t saved can’t be published; the bar says why. */
  const publish = async () => {
    if (await onFlush()) setOpen('publish')
  }
  const view = () => act(async () => onFlush().then(() => router.visit(entryPath(entry))))
  const takeBack = () =>
    act(async () => onChanged(await journalsApi.updateEntry(address, { status: 'draft' })))
  const remove = () =>
    act(async () => {
      onRemove()
      await journalsApi.removeEntry(address)
      router.visit(`/journals/${slug}`)
    })
  const isDraft = entry.status === 'draft'
  const items: MenuItem[] = [
    { label: 'Preview', icon: Eye, onSelect: () => void view() },
    {
      label: 'History',
      icon: History,
      onSelect: () => void onFlush().then(() => setOpen('history')),
    },
  ]
  const placing: MenuItem[] = [
    { label: 'Date, room and home', icon: CalendarClock, onSelect: () => void publish() },
    { label: 'Back to draft', icon: Undo2, onSelect: () => void takeBack() },
  ]
  const danger: MenuItem[] = [
    { label: 'Delete', icon: Trash2, isDangerous: true, onSelect: () => setOpen('delete') },
  ]

  return (
    <div className="not-short:sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="gutter page flex h-14 items-center gap-3">
        <Link
          href={`/journals/${slug}`}
          aria-label={`Back to ${journal.title}`}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-2 text-muted hover:text-ink"
        >
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        </Link>
        <SaveNote {...{ entry, saveState, failure, onFlush }} />
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <Menu
            align="end"
            trigger={<IconButton icon={Ellipsis} label="More" />}
            groups={[items, ...(isDraft ? [] : [placing]), danger]}
          />
          {isDraft ? (
            <Button size="sm" variant="primary" onClick={() => void publish()}>
              Publish
            </Button>
          ) : (
            <Button size="sm" onClick={() => void view()}>
              View
            </Button>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {open === 'history' && (
          <HistorySheet
            address={address}
            onClose={close}
            onRestore={(version) => {
              close()
              onRestore(version)
            }}
          />
        )}
        {open === 'publish' && (
          <PublishDialog
            journal={journal}
            entry={entry}
            sources={sources}
            onClose={close}
            onDone={(done) => {
              close()
              onChanged(done)
              if (done.status === 'publish' && isDraft) router.visit(entryPath(done))
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        title="Delete this entry?"
        confirmLabel="Delete entry"
        isOpen={open === 'delete'}
        onOpenChange={close}
        onConfirm={() => void remove()}
      >
        Its earlier versions go with it. You can’t undo this.
      </ConfirmDialog>
    </div>
  )
}

type SaveNoteProps = Pick<EntryBarProps, 'entry' | 'saveState' | 'failure' | 'onFlush'>

/** `Draft · Saved`, or why not. */
function SaveNote({ entry, saveState, failure, onFlush }: SaveNoteProps) {
  const { locale, timeZone } = useReader()
  const { status, published_at: at } = entry
  if (saveState === 'failed') {
    return (
      <p role="alert" className="min-w-0 text-13 text-danger">
        Not saved: {failure}{' '}
        <button type="button" className="underline" onClick={() => void onFlush()}>
          Try again
        </button>
      </p>
    )
  }
  const said = { idle: '', saving: 'Saving…', saved: 'Saved', failed: '' }[saveState]
  return (
    <p className="label min-w-0 truncate">
      <span title={at ? formatFull(new Date(at), locale, timeZone) : undefined}>
        {entry.is_taken_down ? 'Removed by our team' : ENTRY_STATUS_WORDS[status]}
      </span>
      <span role="status">{said && ` · ${said}`}</span>
    </p>
  )
}
