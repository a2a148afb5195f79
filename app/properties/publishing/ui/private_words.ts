import type { Listing } from '#app/properties/drafts/ui/draft'

/** Who can open a published private listing. */
export function privateWords({ team }: Pick<Listing, 'team'>): string {
  return team
    ? `Only you, everyone in ${team.name} and people you invite can open it.`
    : 'Only you and people you invite can open it.'
}

/** What a published listing is, above what its visitors see. */
export function liveWords(listing: Pick<Listing, 'team' | 'is_private'>): string {
  if (!listing.is_private) return 'Your listing is live. This is what others see.'
  return `Your listing is live, and private. ${privateWords(listing)}`
}
