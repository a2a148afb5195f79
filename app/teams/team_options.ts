export const TEAM_TYPES = ['brokerage', 'studio', 'club'] as const
export type TeamType = (typeof TEAM_TYPES)[number]

export const MAX_TEAM_NAME_CHARACTERS = 80
export const MAX_TEAMS_OWNED = 20
export const MAX_TEAM_MEMBERS = 500

/** What happens to a team's listings when it is deleted. */
export const LISTING_FATES = ['archive', 'owners'] as const
export type ListingFate = (typeof LISTING_FATES)[number]

export const MAX_OPEN_INVITATIONS = 200
export const MAX_REQUEST_CHARACTERS = 500
