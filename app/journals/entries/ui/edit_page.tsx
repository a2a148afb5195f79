import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect, useState } from 'react'
import { Head } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { Skeleton } from '#app/kit/list/skeleton'
import { MAX_ENTRY_TITLE_CHARACTERS } from '#app/journals/journal_options'
import { EntryBar } from '#app/journals/entries/ui/entry_bar'
import { KnownResources } from '#app/journals/entries/ui/known_resources'
import type { EntrySources } from '#app/journals/entries/ui/source_dialog'
import { useStore } from '#app/kit/hooks/use_store'
import { useUnsavedGuard } from '#app/kit/hooks/use_unsaved_guard'
import { LeaveDialog } from '#app/kit/overlay/leave_dialog'
import { EntryDraft, guardDraft } from '#app/journals/entries/ui/entry_draft'
import { entryTitle } from '#app/journals/ui/journal_words'
import type { Entry, Journal } from '#app/journals/ui/journals_api'

const EntryTextEditor = lazyPart(() => import('#app/journals/entries/ui/entry_text_editor'))

interface EntryEditProps {
  journal: Journal
  entry: Entry
  sources: EntrySources
}

const MERGE_WORDS = {
  merged: 'You’re writing in another window, too. Its changes are in this text now.',
  conflict:
    'You changed the same passage in another window. Both passages are here, one after the other: delete the one you don’t need.',
}

export default function EntryEdit({ journal, entry, sources }: EntryEditProps) {
  const [resources] = useState(() => {
    const known = new KnownResources()
    known.add(entry)
    return known
  })
  const [draft] = useState(() => new EntryDraft(entry, resources))
  const { text, entry: saved, saveState, failure, note } = useStore(draft.store)
  useEffect(() => guardDraft(draft), [draft])
  const leaving = useUnsavedGuard(saveState === 'failed')

  return (
    <div className="pb-24">
      <Head title={entryTitle({ title: text.title })} />
      <EntryBar
        journal={journal}
        entry={saved}
        sources={sources}
        saveState={saveState}
        failure={failure}
        onFlush={() => draft.flush()}
        onChanged={(changed) => draft.take(changed)}
        onRestore={(version) => draft.restore(version)}
        onRemove={() => draft.giveUp()}
      />
      <div className="gutter page">
        <div role="status" className="mx-auto max-w-[680px]">
          {note && (
            <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-6 bg-raised p-4 text-13">
              <p className="min-w-0 flex-1">{MERGE_WORDS[note]}</p>
              <Button size="sm" variant="quiet" onClick={() => draft.dismissNote()}>
                Got it
              </Button>
            </div>
          )}
        </div>
        <h1 className="sr-only">Edit entry</h1>
        <textarea
          dir="auto"
          aria-label="Title"
          rows={1}
          value={text.title}
          maxLength={MAX_ENTRY_TITLE_CHARACTERS}
          placeholder="Title"
          onChange={({ target }) => draft.change({ title: target.value.replace(/\n/g, ' ') })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            document.querySelector<HTMLElement>('.journal-text[contenteditable]')?.focus()
          }}
          className="display mx-auto mt-8 mb-4 field-sizing-content block w-full max-w-[680px] resize-none rounded-2 bg-transparent text-36 leading-[1.15] outline-none placeholder:text-muted md:mt-12 md:text-48"
        />
        <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-[680px]" />}>
          <EntryTextEditor
            value={text.body}
            onChange={(body) => draft.change({ body })}
            resources={resources}
            sources={sources}
          />
        </Suspense>
      </div>
      <LeaveDialog guard={leaving} isExpected={saveState !== 'idle'} onLeave={() => draft.giveUp()}>
        What you wrote since the last save will be lost.
      </LeaveDialog>
    </div>
  )
}
