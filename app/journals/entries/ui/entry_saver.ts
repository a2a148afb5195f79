import { CallFailure } from '#app/kit/calls/call_failure'
import { journalsApi, type EntryAddress, type Entry } from '#app/journals/ui/journals_api'
import {
  isSameText,
  mergeEntries,
  type EntryText,
  type Merged,
} from '#app/journals/entries/ui/merge_entries'

/** Somebody who types in two windows at once gets through after a few tries. */
const MAX_TRIES = 4

/** The calls that a save needs. */
export type EntryApi = Pick<typeof journalsApi, 'updateEntry' | 'findEntry'>

interface EntrySaverOptions {
  address: EntryAddress
  entry: Pick<Entry, 'title' | 'version'> & EntryText
  /** What another window wrote is in the text now. @param sent what this window had sent */
  onMerged: (merged: Merged, sent: EntryText, theirs: Entry) => void
  onSaved: (entry: Entry) => void
  api?: EntryApi
}

/** Saves a text as one types; joins it with what another window saved meanwhile. */
export class EntrySaver {
  readonly #options: EntrySaverOptions
  readonly #api: EntryApi
  #base: EntryText
  #version: number
  #keepsNext = false

  constructor(options: EntrySaverOptions) {
    this.#options = options
    this.#api = options.api ?? journalsApi
    const { title, body, version } = options.entry
    this.#base = { title, body }
    this.#version = version
  }

  /** Keeps what the server has in the history before the next save replaces it. */
  keepNext(): void {
    this.#keepsNext = true
  }

  /** @throws CallFailure */
  async save(text: EntryText, { keepalive }: { keepalive: boolean }): Promise<void> {
    let sent = text
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#send(sent, { keepalive, keepsVersion: tries > 1 || this.#keepsNext })
        this.#keepsNext = false
        return
      } catch (error) {
        const isBehind = error instanceof CallFailure && error.status === 409
        if (!isBehind || tries === MAX_TRIES) throw error
      }
      const theirs = await this.#api.findEntry(this.#options.address)
      const merged = mergeEntries(this.#base, sent, theirs)
      this.#base = { title: theirs.title, body: theirs.body }
      this.#version = theirs.version
      this.#options.onMerged(merged, sent, theirs)
      sent = { title: merged.title, body: merged.body }
    }
  }

  async #send(
    text: EntryText,
    options: { keepalive: boolean; keepsVersion: boolean }
  ): Promise<void> {
    if (isSameText(text, this.#base)) return
    const version = this.#version
    const saved = await this.#api.updateEntry(this.#options.address, text, { version, ...options })
    this.#base = text
    this.#version = saved.version
    this.#options.onSaved(saved)
  }
}
