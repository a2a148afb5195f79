export const SOCIETY_KINDS = ['people', 'teams', 'markets'] as const

export type SocietyKind = (typeof SOCIETY_KINDS)[number]

export const MAX_SOCIETY_SEARCH_CHARACTERS = 80

/** Account types people can filter by. */
export const MEMBER_TYPES = ['member', 'realtor', 'designer'] as const

export type MemberType = (typeof MEMBER_TYPES)[number]
