import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { Autosaver, type SaveContext, type SaveState } from '#app/kit/hooks/autosaver'
import { Store } from '#app/kit/hooks/store'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { Spot } from '#app/spots/ui/types'

const routes = api.api.api.spots

type Body = Parameters<typeof routes.store>[0]['body']
/** What an editor holds of a spot. */
export type SpotFields = Omit<Body['spot'], 'status'>

interface Beginning {
  key: string
  fields: string
  body: Body
  walkthrough: string | null
}

export interface SaverState {
  saveState: SaveState
  /** why the last save failed, as a sentence */
  failure: string | null
}

const QUIET_MS = 800

/** Saves a draft by itself: the first time makes the spot, every later one changes it. */
export class SpotSaver extends Store<SaverState> {
  #onSaved: ((spot: Spot) => void) | null = null
  #slug: string | null
  /** sent the same way until the server answers, so that one draft comes of it */
  #beginning: Beginning | null = null
  readonly #autosaver: Autosaver<SpotFields>
  readonly #walkthroughOf: (fields: SpotFields) => string | null

  /**
   * @param slug null for a new spot
   * @param walkthroughOf slug of the walkthrough that a new one is a moment of
   */
  constructor(slug: string | null, walkthroughOf: (fields: SpotFields) => string | null) {
    super({ saveState: 'idle', failure: null })
    this.#slug = slug
    this.#walkthroughOf = walkthroughOf
    this.#autosaver = new Autosaver({
      delay: QUIET_MS,
      save: (fields, context) => this.#write(fields, 'draft', context),
      onState: (saveState, error) =>
        this.set({ saveState, failure: error === null ? null : sentenceOf(error) }),
    })
  }

  get isDirty(): boolean {
    return this.#autosaver.isDirty
  }

  /** Tells of each save. @returns ends it */
  follow(onSaved: (spot: Spot) => void): () => void {
    this.#onSaved = onSaved
    return () => {
      this.#onSaved = null
    }
  }

  change(fields: SpotFields): void {
    this.#autosaver.change(fields)
  }

  flush(isLeaving = false): Promise<void> {
    return this.#autosaver.flush({ keepalive: isLeaving })
  }

  /** After what is being saved. @throws CallFailure */
  async save(fields: SpotFields, status: Spot['status']): Promise<Spot> {
    this.#autosaver.discard()
    await this.#autosaver.flush()
    return this.#write(fields, status, { keepalive: false })
  }

  async #write(
    fields: SpotFields,
    status: Spot['status'],
    { keepalive }: SaveContext
  ): Promise<Spot> {
    const begun = this.#slug ? null : await this.#begin(fields, keepalive)
    const isAllThere = begun && status === 'draft' && begun.fields === JSON.stringify(fields)
    const spot = isAllThere ? begun.spot : await this.#update(fields, status, keepalive)
    this.#onSaved?.(spot)
    return spot
  }

  async #update(fields: SpotFields, status: Spot['status'], keepalive: boolean): Promise<Spot> {
    const params = { slug: this.#slug ?? '' }
    const body = { spot: { ...fields, status } }
    const { spot } = await answered(routes.update({ params, body, keepalive }))
    return spot
  }

  async #begin(fields: SpotFields, keepalive: boolean) {
    this.#beginning ??= {
      key: makeUploadKey(),
      fields: JSON.stringify(fields),
      body: { spot: { ...fields, status: 'draft' } },
      walkthrough: this.#walkthroughOf(fields),
    }
    const { key, body, walkthrough, fields: sent } = this.#beginning
    const request = { body, keepalive, headers: onceHeaders(key) }
    try {
      const { spot } = await answered(
        walkthrough
          ? routes.storeOfWalkthrough({ params: { slug: walkthrough }, ...request })
          : routes.store(request)
      )
      this.#slug = spot.slug
      return { spot, fields: sent }
    } catch (error) {
      const isRefused = error instanceof CallFailure && error.status >= 400 && error.status < 500
      if (isRefused) this.#beginning = null
      throw error
    }
  }
}
