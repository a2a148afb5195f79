import type { Listing } from '#app/properties/drafts/ui/draft'

/** Who can open a published private listing. */
export function privateWords({ team }: Pick<Listing, 'team'>): string {
  return team
    ? `Only you, everyone in ${team.name} and people you invite can open it.`
    : 'Only you and people you invite can open it.'
}
