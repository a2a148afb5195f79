import type { ListingDraft } from '#app/properties/drafts/ui/draft'
import { isSameJson } from '#app/properties/drafts/ui/changes'
import { withValuesOf } from '#app/properties/drafts/ui/with_values'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import { reapply } from '#app/properties/drafts/ui/merge_drafts'

interface Step {
  from: ListingDraft
  to: ListingDraft
  keys: readonly ErrorKey[]
  /** of its last change, in ms */
  at: number
}

export interface Restored {
  draft: ListingDraft
  keys: readonly ErrorKey[]
}

const MAX_STEPS = 200
/** Typing in one field is one step, until it rests for this long. */
const REST_MS = 1000

/** What can be undone and redone. Each step takes back its own change only. */
export class DraftHistory {
  #past: Step[] = []
  #future: Step[] = []

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  note(from: ListingDraft, to: ListingDraft, keys: readonly ErrorKey[], at: number): void {
    const last = this.#past.at(-1)
    this.#future = []
    if (last && at - last.at < REST_MS && last.keys.join() === keys.join()) {
      Object.assign(last, { to, at })
    } else {
      this.#past = [...this.#past, { from, to, keys, at }].slice(-MAX_STEPS)
    }
  }

  /** Leaves these values out of every step: somebody else’s stand there now. */
  forget(keys: readonly string[]): void {
    if (!keys.length) return
    const withoutThem = (steps: Step[]) =>
      steps
        .map((step) => ({ ...step, to: withValuesOf(step.to, step.from, keys) }))
        .filter(({ from, to }) => !isSameJson(from, to))
    this.#past = withoutThem(this.#past)
    this.#future = withoutThem(this.#future)
  }

  undo(draft: ListingDraft): Restored | null {
    const step = this.#past.pop()
    if (!step) return null
    this.#future.push(step)
    return { draft: reapply(draft, step.to, step.from), keys: step.keys }
  }

  redo(draft: ListingDraft): Restored | null {
    const step = this.#future.pop()
    if (!step) return null
    this.#past.push({ ...step, at: 0 })
    return { draft: reapply(draft, step.from, step.to), keys: step.keys }
  }
}
