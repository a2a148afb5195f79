export const FEED_TABS = { following: 'Following', near: 'Near me', markets: 'Markets' } as const
export type FeedTab = keyof typeof FEED_TABS

/** Unknown ones open the first. */
export function feedTab(value: unknown): FeedTab {
  return value === 'near' || value === 'markets' ? value : 'following'
}

/** What a feed is about. */
export type FeedTopic = { tab: FeedTab } | { tag: string }

/** Without it a tab has only popular spots. */
export type FeedLack = 'account' | 'market' | 'follows'
