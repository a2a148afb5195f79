import { Store } from '#app/common/ui/store'
import type { DesignApi, DesignQuery } from '#app/designs/ui/design_api'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import type { Design, DesignProgress } from '#app/designs/ui/state/types'

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

const MORE_FAILED = 'The designs could not be loaded.'

/** Somebody's designs, as far as they were fetched, kept up to date. */
export class DesignShelf extends Store<ShelfState> {
  readonly #api: Pick<DesignApi, 'list' | 'show'>
  readonly #filter: ShelfFilter
  #page = 1

  constructor(
    api: Pick<DesignApi, 'list' | 'show'>,
    { designs, hasMore, filter }: FirstPage = { designs: [], hasMore: false, filter: {} }
  ) {
    super({ designs, hasMore, isLoading: false, error: null })
    this.#api = api
    this.#filter = filter
  }

  find(id: number): Design | undefined {
    return this.snapshot().designs.find((design) => design.id === id)
  }

  /** Puts designs in, or in the place of what was known of them. */
  take(...taken: readonly Design[]): void {
    const byId = new Map(this.snapshot().designs.map((design) => [design.id, design]))
    for (const design of taken) byId.set(design.id, design)
    this.patch({ designs: [...byId.values()].sort((a, b) => b.id - a.id) })
  }

  /**
   * An event may come later than the answer that it precedes: within a run
   * nothing goes back. One that tells of the end has no picture yet: until
   * `design.generated` brings it the design counts as being made.
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

  /** The event has the whole design, unless that was too large for it. */
  async finish(design: Design): Promise<void> {
    this.take(design)
    if (design.is_partial) await this.refresh(design.id)
  }

  remove(id: number): void {
    this.patch({ designs: this.snapshot().designs.filter((design) => design.id !== id) })
  }

  /** Fetches one design anew; what cannot be fetched stays as it was. */
  async refresh(id: number): Promise<void> {
    const answer = await this.#api.show(id).catch(() => null)
    if (answer) this.take(answer.design)
  }

  async loadMore(): Promise<void> {
    if (this.snapshot().isLoading) return
    this.patch({ isLoading: true, error: null })
    try {
      const { designs } = await this.#api.list({ ...this.#filter, page: this.#page + 1 })
      this.#page += 1
      this.take(...designs.data)
      this.patch({ isLoading: false, hasMore: designs.next_page_url !== null })
    } catch (error) {
      this.patch({ isLoading: false, error: sentenceOf(error, MORE_FAILED) })
    }
  }
}
