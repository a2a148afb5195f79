/** One's own spots, and those of others one keeps. */
export const SPOT_SHELVES = { published: 'Published', drafts: 'Drafts', saved: 'Saved' } as const
export type SpotShelf = keyof typeof SPOT_SHELVES

/** Unknown ones open the first. */
export function spotShelf(value: unknown): SpotShelf {
  return value === 'drafts' || value === 'saved' ? value : 'published'
}
