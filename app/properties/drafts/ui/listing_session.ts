// Long because: one session holds everything that happens to an open listing
import { Autosaver, type SaveState } from '#app/kit/hooks/autosaver'
import { Store } from '#app/kit/hooks/store'
import {
  listingDraftOf,
  listingWith,
  type ListingDraft,
  type Fields,
  type Listing,
  type ListingImage,
  type PartName,
  type Parts,
  type PlanPicture,
  type Pictures,
} from '#app/properties/drafts/ui/draft'
import {
  keysOthersChanged,
  stillShown,
  withTheirs,
  type Conflict,
} from '#app/properties/drafts/ui/conflicts'
import { keysOf, mergeDrafts } from '#app/properties/drafts/ui/merge_drafts'
import { DraftHistory, type Restored } from '#app/properties/drafts/ui/draft_history'
import { DraftSaver } from '#app/properties/drafts/ui/draft_saver'
import {
  errorsByField,
  type ErrorKey,
  type FieldErrors,
} from '#app/properties/drafts/ui/field_errors'
import { withValuesOf } from '#app/properties/drafts/ui/with_values'
import type { ListingApi } from '#app/properties/drafts/ui/listing_api'
import { CallFailure } from '#app/kit/calls/call_failure'

export interface EditorState {
  /** as the server last answered it; what is typed is in the draft */
  listing: Listing
  draft: ListingDraft
  /** every floor plan’s picture that this session came across, by id: undoing may bring one back */
  planPictures: ReadonlyMap<number, PlanPicture>
  /** what the server refused, by field */
  errors: FieldErrors
  saveState: SaveState
  /** why the last save failed, as a sentence */
  failure: string | null
  /** ISO 8601 */
  savedAt: string
  /** what somebody else changed too; theirs stands until this person chooses */
  conflicts: readonly Conflict[]
  /** somebody else’s changes were merged */
  isMerged: boolean
  canUndo: boolean
  canRedo: boolean
  /** changes when the draft was changed by something else than its fields */
  revision: number
}

const UNSAVED = 'Some changes aren’t saved yet. Fix them, then try again.'
const QUIET_MS = 800
const FIRST_RETRY_MS = 4000
const MAX_RETRY_MS = 60_000
const MAX_MERGES = 5

function withoutPhotos(pictures: Pictures, removed: readonly ListingImage[]): Pictures {
  const kept = Object.entries(pictures).map(([part, ids]) => [
    part,
    ids.filter((id) => !removed.some((image) => image.id === id)),
  ])
  return Object.fromEntries(kept)
}

/**
 * One listing being edited: what is typed, saved and refused. Saves by itself,
 * outlives its page, and retries while the server can't be reached.
 */
export class ListingSession extends Store<EditorState> {
  readonly #api: ListingApi
  readonly #saver: DraftSaver
  /** Of the draft as it is when a save begins: a merge may have changed it after the last edit. */
  readonly #autosaver: Autosaver<void>
  readonly #history = new DraftHistory()
  /** holds what this person wrote where somebody else’s stands now */
  #mine: ListingDraft
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #retryAfter = FIRST_RETRY_MS
  #isClosed = false

  constructor(api: ListingApi, listing: Listing, images: readonly ListingImage[]) {
    const draft = listingDraftOf(listing, images)
    super({
      listing,
      draft,
      planPictures: withPictures(new Map(), planPicturesIn(listing)),
      errors: {},
      saveState: 'idle',
      failure: null,
      savedAt: listing.updated_at,
      conflicts: [],
      isMerged: false,
      canUndo: false,
      canRedo: false,
      revision: 0,
    })
    this.#api = api
    this.#mine = draft
    this.#saver = new DraftSaver(api, listing, draft)
    this.#autosaver = new Autosaver({
      delay: QUIET_MS,
      save: (_, { keepalive }) => this.#save(keepalive),
      onState: (state, error) => this.#noteState(state, error),
    })
  }

  get isDirty(): boolean {
    const { errors, conflicts } = this.snapshot()
    return this.#autosaver.isDirty || Object.keys(errors).length > 0 || conflicts.length > 0
  }

  get saved(): { property: Listing; images: readonly ListingImage[] } {
    const { listing, saved } = this.#saver
    return { property: listingWith(listing, saved), images: saved.images }
  }

  edit(fields: Partial<Fields>): void {
    const names = Object.keys(fields) as (keyof Fields)[]
    this.#change({ fields: { ...this.snapshot().draft.fields, ...fields } }, names)
  }

  editPart<Name extends PartName>(name: Name, content: Partial<Parts[Name]>): void {
    const { parts } = this.snapshot().draft
    this.#change({ parts: { ...parts, [name]: { ...parts[name], ...content } } }, [`part.${name}`])
  }

  /** Adds a floor plan with an uploaded picture. */
  addPlan(id: string, picture: PlanPicture): void {
    this.#set({ planPictures: withPictures(this.snapshot().planPictures, [picture]) })
    const { plans } = this.snapshot().draft.parts.floor_plans
    const plan = { id, image: picture.id, name: '', floor: '', pins: [] }
    this.editPart('floor_plans', { plans: [...plans, plan] })
  }

  /** Sets photos of the listing into a part. */
  illustrate(name: PartName, ids: readonly number[]): void {
    const { pictures } = this.snapshot().draft
    this.#change({ pictures: { ...pictures, [name]: ids } }, [`part.${name}`])
  }

  /** A photo that is removed also leaves the parts that it stands in. */
  arrange(images: readonly ListingImage[]): void {
    const { draft } = this.snapshot()
    const removed = draft.images.filter(({ id }) => !images.some((image) => image.id === id))
    this.#change({ images, pictures: withoutPhotos(draft.pictures, removed) }, ['images'])
  }

  /** Adds an upload before the first photo that belongs after it. */
  addImage(image: ListingImage, isBehind: (other: ListingImage) => boolean = () => false): void {
    const { images } = this.snapshot().draft
    const index = images.findIndex(isBehind)
    this.arrange(images.toSpliced(index === -1 ? images.length : index, 0, image))
  }

  describe(id: number, alt: string | null): void {
    const images = this.snapshot().draft.images.map((image) =>
      image.id === id ? { ...image, alt } : image
    )
    this.#change({ images }, [`alt.${id}`])
  }

  /** Someone else has signed in: stop saving. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retryTimer)
    this.#autosaver.discard()
  }

  /** Saves now; resolves when all is saved or something failed. */
  flush(isLeaving = false): Promise<void> {
    if (this.#isClosed) this.#autosaver.discard()
    return this.#autosaver.flush({ keepalive: isLeaving })
  }

  /** @throws CallFailure, after putting what is missing at its fields */
  async publish(publish: boolean): Promise<void> {
    await this.#answer(() => this.#api.publish(this.snapshot().listing.slug, publish))
  }

  /** @throws CallFailure */
  async setStatus(status: 'draft' | 'archive'): Promise<void> {
    await this.#answer(() => this.#api.setStatus(this.snapshot().listing.slug, status))
  }

  async #answer(call: () => Promise<Listing>): Promise<void> {
    await this.flush()
    if (this.isDirty) throw new CallFailure(422, { message: UNSAVED })
    try {
      this.#saver.take(await call())
      this.#set({ listing: this.#saver.listing })
    } catch (error) {
      if (error instanceof CallFailure) this.#set({ errors: errorsByField(error.errors) })
      throw error
    }
  }

  undo(): void {
    this.#restore(this.#history.undo(this.snapshot().draft))
  }

  redo(): void {
    this.#restore(this.#history.redo(this.snapshot().draft))
  }

  #restore(restored: Restored | null): void {
    if (!restored) return
    this.#put(restored.draft, restored.keys)
    this.#set({ revision: this.snapshot().revision + 1 })
  }

  #change(change: Partial<ListingDraft>, keys: readonly ErrorKey[]): void {
    const draft = { ...this.snapshot().draft, ...change }
    this.#history.note(this.snapshot().draft, draft, keys, Date.now())
    this.#put(draft, keys)
  }

  #put(draft: ListingDraft, keys: readonly ErrorKey[]): void {
    const { canUndo, canRedo } = this.#history
    const errors = { ...this.snapshot().errors }
    for (const key of keys) delete errors[key]
    this.#set({ draft, errors, canUndo, canRedo, saveState: 'saving' })
    this.#autosaver.change()
  }

  /** @param isMine whether this person’s value takes the place of the other’s */
  resolve(conflict: Conflict, isMine: boolean): void {
    const { draft, conflicts } = this.snapshot()
    this.#set({ conflicts: conflicts.filter(({ key }) => key !== conflict.key) })
    if (!isMine) return
    const next = withValuesOf(draft, this.#mine, [conflict.key])
    this.#change(next, [conflict.field])
    this.#set({ revision: this.snapshot().revision + 1 })
  }

  async #save(isLeaving: boolean, merges = 0): Promise<void> {
    try {
      const errors = await this.#saver.save(this.snapshot().draft, isLeaving)
      this.#set({ errors, listing: this.#saver.listing })
    } catch (error) {
      const isBehind = error instanceof CallFailure && error.status === 409
      if (!isBehind || merges === MAX_MERGES) throw error
      await this.#merge()
      await this.#save(false, merges + 1)
    }
  }

  async #merge(): Promise<void> {
    const { listing, images } = await this.#api.load(this.snapshot().listing.slug)
    const before = this.#saver.saved
    const theirs = this.#saver.rebase(listing, images)
    const { draft: shown, conflicts: asked } = this.snapshot()
    const open = keysOf(stillShown(asked, shown))
    const mine = withValuesOf(shown, this.#mine, open)
    const now = this.#saver.saved
    const { draft, conflicts } = mergeDrafts({ before, mine, open, theirs, now })
    this.#history.forget(keysOthersChanged(shown, theirs))
    const { canUndo, canRedo } = this.#history
    const others = asked.filter(({ key }) => !conflicts.some((one) => isWithin(key, one)))
    this.#mine = withValuesOf(mine, this.#mine, keysOf(others))
    this.#set({
      draft,
      listing: this.#saver.listing,
      conflicts: [...withTheirs(others, draft), ...conflicts],
      isMerged: true,
      canUndo,
      canRedo,
      revision: this.snapshot().revision + 1,
    })
  }

  #noteState(saveState: SaveState, error: unknown): void {
    clearTimeout(this.#retryTimer)
    if (saveState === 'saved') {
      this.#retryAfter = FIRST_RETRY_MS
      this.#set({ saveState, failure: null, savedAt: new Date().toISOString() })
    } else if (saveState === 'failed') {
      this.#set({ saveState, failure: error instanceof Error ? error.message : String(error) })
      if (error instanceof CallFailure && error.mayPass) this.#retryLater()
    } else {
      this.#set({ saveState })
    }
  }

  #retryLater(): void {
    if (this.#isClosed) return
    this.#retryTimer = setTimeout(() => void this.flush(), this.#retryAfter)
    this.#retryAfter = Math.min(this.#retryAfter * 2, MAX_RETRY_MS)
  }

  #set(change: Partial<EditorState>): void {
    const pictures = change.listing && planPicturesIn(change.listing)
    const planPictures = pictures && withPictures(this.snapshot().planPictures, pictures)
    this.patch({ ...(planPictures && { planPictures }), ...change })
  }
}

/** Whether this conflict takes the place of another, such as one about a row that is gone now. */
function isWithin(key: string, conflict: Conflict): boolean {
  const isGone = conflict.theirs === null
  return key === conflict.key || (isGone && key.startsWith(`${conflict.key}.`))
}

function planPicturesIn({ components }: Listing): readonly PlanPicture[] {
  return components.floor_plans?.images ?? []
}

function withPictures(
  known: ReadonlyMap<number, PlanPicture>,
  pictures: readonly PlanPicture[]
): ReadonlyMap<number, PlanPicture> {
  return new Map([...known, ...pictures.map((picture) => [picture.id, picture] as const)])
}
