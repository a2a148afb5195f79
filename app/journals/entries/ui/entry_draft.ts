import { EntrySaver, type EntryApi } from '#app/journals/entries/ui/entry_saver'
import type { KnownResources } from '#app/journals/entries/ui/known_resources'
import {
  isSameText,
  mergeEntries,
  type EntryText,
  type Merged,
} from '#app/journals/entries/ui/merge_entries'
import type { Entry, ShownBody } from '#app/journals/ui/journals_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { Autosaver, type SaveState } from '#app/kit/hooks/autosaver'
import { Store } from '#app/kit/hooks/store'
import { toast } from '#app/kit/toast/toast'

const SAVES_AFTER_MS = 800

/** Another window wrote, too; `conflict` where both changed the same passage. */
export type MergeNote = 'merged' | 'conflict'

interface DraftState {
  text: EntryText
  /** as the server last gave it */
  entry: Entry
  saveState: SaveState
  failure: string | null
  note: MergeNote | null
}

/** An entry while somebody writes it, saved as they type. */
export class EntryDraft {
  readonly store: Store<DraftState>
  readonly #resources: KnownResources
  readonly #autosaver: Autosaver<EntryText>
  readonly #saver: EntrySaver
  readonly #answers = new ChangeClock<'entry'>()
  /** when the save under way began */
  #savesSince = 0

  constructor(entry: Entry, resources: KnownResources, api?: EntryApi) {
    const text = { title: entry.title, body: entry.body }
    this.#resources = resources
    this.store = new Store<DraftState>({
      text,
      entry,
      saveState: 'idle',
      failure: null,
      note: null,
    })
    this.#saver = new EntrySaver({
      address: { slug: entry.journal_slug, id: entry.id },
      entry,
      api,
      onSaved: (saved) => {
        if (!this.#answers.isLate(this.#savesSince, 'entry')) this.store.patch({ entry: saved })
      },
      onMerged: (merged, sent, theirs) => this.#join(merged, sent, theirs),
    })
    this.#autosaver = new Autosaver<EntryText>({
      save: (value, context) => {
        this.#savesSince = this.#answers.ask()
        return this.#saver.save(value, context)
      },
      delay: SAVES_AFTER_MS,
      onState: (saveState, error) =>
        this.store.patch({ saveState, failure: error === null ? null : sentenceOf(error) }),
    })
  }

  get isDirty(): boolean {
    return this.#autosaver.isDirty
  }

  change(part: Partial<EntryText>): void {
    const { text } = this.store.snapshot()
    const next = { ...text, ...part }
    if (isSameText(next, text)) return
    this.store.patch({ text: next })
    this.#autosaver.change(next)
  }

  /** Goes back to an earlier version; what is there now becomes one. */
  restore({ title, body, ...shown }: ShownBody & { title: string }): void {
    this.#resources.add(shown)
    this.#saver.keepNext()
    this.change({ title, body })
    void this.flush()
  }

  /** What a call answered. A save that began before may know less, such as that it’s published. */
  take(entry: Entry): void {
    this.#answers.note('entry')
    this.store.patch({ entry })
  }

  dismissNote(): void {
    this.store.patch({ note: null })
  }

  /** What isn’t saved yet never will be. */
  giveUp(): void {
    this.#autosaver.discard()
    this.store.patch({ saveState: 'idle', failure: null })
  }

  /** @returns whether everything is saved now */
  async flush(context = { keepalive: false }): Promise<boolean> {
    await this.#autosaver.flush(context)
    return !this.isDirty
  }

  /** What was typed since it was sent stays, and is saved next. */
  #join(merged: Merged, sent: EntryText, theirs: Entry): void {
    this.#resources.add(theirs)
    const { title, body, hasConflict } = mergeEntries(sent, this.store.snapshot().text, merged)
    const text = { title, body }
    const note = merged.hasConflict || hasConflict ? 'conflict' : 'merged'
    this.store.patch({ text, note })
    if (!isSameText(text, merged)) this.#autosaver.change(text)
  }
}

/**
 * Whoever closes the window is warned until everything is saved. Other pages wait for nothing: what
 * couldn't be saved on leaving is tried again when the network is back.
 * @returns leaves the page
 */
export function guardDraft(draft: EntryDraft): () => void {
  let hasLeft = false
  const leave = () => void draft.flush({ keepalive: true })
  const warn = (event: BeforeUnloadEvent) => {
    if (!draft.isDirty) return
    leave()
    event.preventDefault()
  }
  const again = async () => {
    await draft.flush()
    if (hasLeft && !draft.isDirty) stop()
  }
  const onOnline = () => void again()
  const stop = () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('beforeunload', warn)
    window.removeEventListener('online', onOnline)
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('beforeunload', warn)
  window.addEventListener('online', onOnline)
  return () => {
    hasLeft = true
    void again().then(() => {
      if (draft.isDirty) toast.error(NOT_SAVED, { timeout: NOTE_MS })
    })
  }
}

const NOT_SAVED =
  'Your journal entry isn’t saved yet. Leave this window open: we try again when you’re online.'
const NOTE_MS = 10_000
