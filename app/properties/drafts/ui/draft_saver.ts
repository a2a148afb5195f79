import {
  arePicturesChanged,
  draftChanges,
  withSaved,
  withSavedAlt,
  withSavedPart,
  type AltChange,
  type ListingPatch,
} from '#app/properties/drafts/ui/changes'
import type { PhotoPair } from '#app/properties/before_after/before_after'
import type { Room } from '#app/properties/parts/component_content'
import {
  listingDraftOf,
  DRAFT_FIELDS,
  type ListingDraft,
  type Listing,
  type ListingImage,
  type PartName,
  type Parts,
} from '#app/properties/drafts/ui/draft'
import { reapply } from '#app/properties/drafts/ui/merge_drafts'
import {
  errorsByField,
  refusedFields,
  type ErrorKey,
  type FieldErrors,
} from '#app/properties/drafts/ui/field_errors'
import type { ListingApi } from '#app/properties/drafts/ui/listing_api'
import { CallFailure } from '#app/kit/calls/call_failure'

type SaveApi = Pick<ListingApi, 'saveListing' | 'savePart' | 'saveAlt'>

/**
 * Brings what the server has up to a draft, and knows how far it has come: a
 * failed save leaves the difference, and the next one sends it again. Call
 * `save` one at a time.
 */
export class DraftSaver {
  readonly #api: SaveApi
  #listing: Listing
  #saved: ListingDraft
  /** the designer may add others at any time, and a save must not remove them */
  #knownPictures: number[]

  constructor(api: SaveApi, listing: Listing, saved: ListingDraft) {
    this.#api = api
    this.#listing = listing
    this.#saved = saved
    this.#knownPictures = saved.parts.staging.pictures.map(({ image }) => image)
  }

  get listing(): Listing {
    return this.#listing
  }

  /**
   * Takes an answer, but of the draft's fields only those just saved: others' changes to the rest
   * still have to be merged.
   */
  take(listing: Listing, saved: readonly string[] = []): void {
    const unseen = DRAFT_FIELDS.filter((name) => !saved.includes(name))
    const kept = Object.fromEntries(unseen.map((name) => [name, this.#listing[name]]))
    this.#listing = { ...listing, ...kept, components: this.#listing.components }
  }

  /** Takes what others saved, and tells what that changes. */
  rebase(
    listing: Listing,
    images: readonly ListingImage[]
  ): { from: ListingDraft; to: ListingDraft } {
    const from = { ...listingDraftOf(this.#listing, []), images: this.#saved.images }
    const to = listingDraftOf(listing, images)
    this.#listing = listing
    this.#saved = reapply(this.#saved, from, to)
    this.#knownPictures = to.parts.staging.pictures.map(({ image }) => image)
    return { from, to }
  }

  get saved(): ListingDraft {
    return this.#saved
  }

  /**
   * Saves what differs. Fields that the server refuses stay behind, the others
   * are saved.
   *
   * @param isLeaving the page may be gone in a moment: everything is sent at
   *   once, instead of the pictures before their words
   * @returns the refusals, by field
   * @throws CallFailure when something could not be saved for another reason
   */
  async save(draft: ListingDraft, isLeaving = false): Promise<FieldErrors> {
    const { listing, parts, alts } = draftChanges(this.#saved, draft)
    const first = this.#saveListing(draft, listing)
    if (!isLeaving) await first
    const results = await Promise.allSettled([
      first,
      ...parts.map((part) => this.#savePart(draft, part)),
      ...alts.map((change) => this.#saveAlt(change)),
    ])
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    return Object.assign({}, ...results.map((result) => 'value' in result && result.value))
  }

  async #saveListing(draft: ListingDraft, patch: ListingPatch): Promise<FieldErrors> {
    if (!Object.keys(patch).length) return {}
    try {
      const listing = await this.#api.saveListing(this.#listing.slug, patch, this.#seen(patch))
      this.take(listing, Object.keys(patch))
      this.#saved = withSaved(this.#saved, draft, patch)
      return {}
    } catch (error) {
      if (!(error instanceof CallFailure && error.isValidation)) throw error
      const refused = refusedFields(error.errors, patch)
      if (!refused.length) throw error
      const errors = errorsByField(error.errors)
      return { ...(await this.#saveListing(draft, without(patch, refused))), ...errors }
    }
  }

  #seen(patch: ListingPatch): ListingPatch {
    const names = DRAFT_FIELDS.filter((name) => name in patch)
    const seen = Object.fromEntries(names.map((name) => [name, this.#listing[name]]))
    return patch.images ? { ...seen, images: this.#saved.images.map(({ id }) => id) } : seen
  }

  async #savePart(draft: ListingDraft, name: PartName): Promise<FieldErrors> {
    const component = this.#listing.components[name]
    const content = draft.parts[name]
    return this.#unlessRefused(`part.${name}`, async () => {
      const whole = { ...component.content, ...withoutBlanks(content) }
      const known = name === 'staging' ? this.#knownPictures : undefined
      const ids = draft.pictures[name] ?? []
      const pictures = arePicturesChanged(this.#saved, draft, name) ? [...ids] : undefined
      const answer = await this.#api.savePart(component.id, {
        content: whole,
        seen: { ...blanksFor(whole), ...component.content },
        known_pictures: known,
        images: pictures,
        seen_images: pictures && component.images.map(({ id }) => id),
      })
      const { components } = this.#listing
      this.#listing = { ...this.#listing, components: { ...components, [name]: answer } }
      this.#saved = withSavedPart(this.#saved, draft, name)
    })
  }

  #saveAlt(change: AltChange): Promise<FieldErrors> {
    return this.#unlessRefused(`alt.${change.id}`, async () => {
      const seen = this.#saved.images.find(({ id }) => id === change.id)?.alt ?? null
      await this.#api.saveAlt(this.#listing.slug, change.id, change.alt, seen)
      this.#saved = withSavedAlt(this.#saved, change)
    })
  }

  async #unlessRefused(key: ErrorKey, send: () => Promise<void>): Promise<FieldErrors> {
    try {
      await send()
      return {}
    } catch (error) {
      if (!(error instanceof CallFailure && error.isValidation)) throw error
      return { [key]: Object.values(error.errors)[0]?.[0] ?? error.message }
    }
  }
}

/** What wasn’t there when the part was read, said aloud: somebody else may have written it since. */
function blanksFor(content: Record<string, unknown>): Record<string, null> {
  return Object.fromEntries(Object.keys(content).map((name) => [name, null]))
}

/** Rows left empty in the editor aren't saved. */
function withoutBlanks(content: Parts[PartName]): Record<string, unknown> {
  if ('items' in content) return { ...content, items: content.items.filter(Boolean) }
  if ('pairs' in content) return { ...content, pairs: content.pairs.filter(hasPhoto) }
  if ('rooms' in content) return { ...content, rooms: content.rooms.filter(saysSomething) }
  return { ...content }
}

const hasPhoto = ({ before, after, caption }: PhotoPair) => Boolean(before || after || caption)

function saysSomething({ name, size, floor, photo }: Room): boolean {
  return Boolean(name || size || floor || photo)
}

function without(patch: ListingPatch, fields: (keyof ListingPatch)[]): ListingPatch {
  const kept = Object.entries(patch).filter(([name]) => !fields.some((field) => field === name))
  return Object.fromEntries(kept)
}
