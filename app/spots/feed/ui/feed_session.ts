import { sentenceOf } from '#app/kit/calls/call_failure'
import { Store } from '#app/kit/hooks/store'
import type { FeedTopic } from '#app/spots/feed/feed_tabs'
import { spotApi } from '#app/spots/ui/spot_api'
import type { Spot } from '#app/spots/ui/types'

export interface FeedPage {
  spots: Spot[]
  next_cursor: string | null
}

interface FeedState {
  spots: Spot[]
  cursor: string | null
  /** which spot fills the screen */
  at: number
  /** which slide of each spot is shown, by its id */
  slides: Readonly<Record<number, number>>
  isLoading: boolean
  error: string | null
}

/** Spots before the end at which the next page is loaded. */
const MARGIN = 4

/** One tab of the feed, or one tag: what was loaded, and where somebody is in it. */
export class FeedSession {
  readonly store: Store<FeedState>

  constructor(
    readonly topic: FeedTopic,
    readonly first: FeedPage
  ) {
    this.store = new Store<FeedState>({
      spots: first.spots,
      cursor: first.next_cursor,
      at: 0,
      slides: {},
      isLoading: false,
      error: null,
    })
  }

  goTo(at: number): void {
    const { spots } = this.store.snapshot()
    this.store.patch({ at: Math.max(0, Math.min(at, spots.length)) })
    if (at >= spots.length - MARGIN && !this.store.snapshot().error) void this.loadMore()
  }

  showSlide(spotId: number, slide: number): void {
    this.store.patch({ slides: { ...this.store.snapshot().slides, [spotId]: slide } })
  }

  async loadMore(): Promise<void> {
    const { cursor, isLoading } = this.store.snapshot()
    if (cursor === null || isLoading) return
    this.store.patch({ isLoading: true, error: null })
    try {
      const page: FeedPage = await spotApi.feed(this.topic, cursor)
      const { spots } = this.store.snapshot()
      const known = new Set(spots.map(({ id }) => id))
      const added = page.spots.filter(({ id }) => !known.has(id))
      this.store.patch({ spots: [...spots, ...added], cursor: page.next_cursor, isLoading: false })
    } catch (error) {
      this.store.patch({ isLoading: false, error: sentenceOf(error) })
    }
  }
}

const sessions = new Map<string, FeedSession>()

/**
 * The tab or tag as it was left, or anew if the server tells of something newer. Kept while the document
 * lives, so that going to a spot’s page and back loses nothing.
 */
export function openFeed(accountId: number | null, topic: FeedTopic, first: FeedPage): FeedSession {
  const key = `${accountId} ${topicKey(topic)}`
  const kept = sessions.get(key)
  if (kept && isSame(kept.first, first)) return kept
  const session = new FeedSession(topic, first)
  if (typeof window !== 'undefined') sessions.set(key, session)
  return session
}

export const topicKey = (topic: FeedTopic) => ('tab' in topic ? topic.tab : `#${topic.tag}`)

function isSame(one: FeedPage, other: FeedPage): boolean {
  const idsOf = ({ spots }: FeedPage) => spots.map(({ id }) => id).join()
  return idsOf(one) === idsOf(other)
}
