import { ChangeClock } from '#app/kit/calls/change_clock'
import { Store } from '#app/kit/hooks/store'
import type { DesignApi, DesignQuery } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { Design, DesignProgress } from '#app/designs/ui/types'

export type ShelfFilter = Omit<DesignQuery, 'page'>

export interface ShelfState {
  /** newest first */
  designs: readonly Design[]
  hasMore: boolean
  isLoading: boolean
  error: string | null
}

interface FirstPage {
  designs: Design[]
  hasMore: boolean
  filter: ShelfFilter
}

const MORE_FAILED = 'We couldn’t load your designs. Try again.'

/** The person's designs loaded so far, kept up to date by events. */
export class DesignShelf extends Store<ShelfState> {
  readonly #api: Pick<DesignApi, 'list' | 'show'>
  readonly #filter: ShelfFilter
  /** the server's page size: a first page that isn't the last is full */
  readonly #perPage: number
  /** the list is complete down to this id; a design opened by URL may lie below */
  #lowest: number
  readonly #clock = new ChangeClock<number>()

  constructor(
    api: Pick<DesignApi, 'list' | 'show'>,
    { designs, hasMore, filter }: FirstPage = { designs: [], hasMore: false, filter: {} }
  ) {
    super({ designs, hasMore, isLoading: false, error: null })
    this.#api = api
    this.#filter = filter
    this.#perPage = Math.max(1, designs.length)
    this.#lowest = designs.at(-1)?.id ?? Infinity
  }

  find(id: number): Design | undefined {
    return this.snapshot().designs.find((design) => design.id === id)
  }

  /** Adds designs as they are now, or replaces known ones. */
  take(...taken: readonly Design[]): void {
    for (const { id } of taken) this.#clock.note(id)
    this.#put(taken)
  }

  /** Changes a design that is on the shelf. */
  change(id: number, change: Partial<Design>): void {
    const known = this.find(id)
    if (known) this.take({ ...known, ...change })
  }

  /** Takes the designs that a call answers with; asks anew for those that changed meanwhile. */
  async takeFrom(call: () => Promise<readonly Design[]>): Promise<void> {
    const askedAt = this.#clock.ask()
    const answered = await call()
    const fresh = answered.filter(({ id }) => this.#clock.settles(askedAt, id))
    this.#put(fresh)
    const late = answered.filter((design) => !fresh.includes(design) && this.find(design.id))
    await Promise.all(late.map(({ id }) => this.refresh(id)))
  }

  /**
   * Applies a progress event, which may arrive late: within a run nothing goes back. A final event
   * has no image yet, so the design counts as running until `design.generated` arrives.
   */
  note(progress: DesignProgress): void {
    const known = this.find(progress.id)
    if (!known || known.status === 'completed') return
    if (progress.status === 'completed') {
      this.take({ ...known, progress: 100, progress_steps: progress.progress_steps })
    } else if (progress.status === 'failed' || progress.progress >= known.progress) {
      this.take({ ...known, ...progress })
    }
  }

  /** The event has the whole design, unless it was too large. */
  async finish(design: Design): Promise<void> {
    this.take(design)
    if (design.is_partial) await this.refresh(design.id)
  }

  remove(id: number): void {
    this.#clock.note(id)
    this.patch({ designs: this.snapshot().designs.filter((design) => design.id !== id) })
  }

  /** Reloads one design; keeps it as is if that fails. */
  async refresh(id: number): Promise<void> {
    const answer = await this.#clock.fresh(id, () => this.#api.show(id)).catch(() => null)
    if (answer) this.#put([answer.design])
  }

  /**
   * Pages count from the newest, so deleted designs shift later ones up: this requests the page
   * that now holds the next one. If newer designs shifted it down again, requests the page after
   * that.
   */
  async loadMore(): Promise<void> {
    if (this.snapshot().isLoading) return
    this.patch({ isLoading: true, error: null })
    try {
      let page = Math.floor(this.#countListed() / this.#perPage) + 1
      let hasMore = true
      for (let isNew = false; hasMore && !isNew; page++) {
        const askedAt = this.#clock.ask()
        const { designs } = await this.#api.list({ ...this.#filter, page })
        const lowest = designs.data.at(-1)?.id ?? this.#lowest
        isNew = lowest < this.#lowest
        this.#lowest = Math.min(this.#lowest, lowest)
        this.#put(designs.data.filter(({ id }) => this.#clock.admits(askedAt, id)))
        hasMore = designs.next_page_url !== null
      }
      this.patch({ isLoading: false, hasMore })
    } catch (error) {
      this.patch({ isLoading: false, error: sentenceOf(error, MORE_FAILED) })
    }
  }

  #put(designs: readonly Design[]): void {
    const byId = new Map(this.snapshot().designs.map((design) => [design.id, design]))
    for (const design of designs) byId.set(design.id, design)
    this.patch({ designs: [...byId.values()].sort((a, b) => b.id - a.id) })
  }

  /** Number of designs the server still lists before the next one. */
  #countListed(): number {
    const { favorite, roomType } = this.#filter
    return this.snapshot().designs.filter(
      ({ id, favorite: isFavorite, options }) =>
        id >= this.#lowest &&
        (!favorite || isFavorite) &&
        (!roomType || options.roomType === roomType)
    ).length
  }
}
