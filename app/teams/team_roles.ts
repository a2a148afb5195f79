/** Everyone but the owner has one of these; ownership is transferred instead. */
export const GIVEN_ROLES = ['admin', 'agent', 'viewer'] as const
export const TEAM_ROLES = ['owner', ...GIVEN_ROLES] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]
export type TeamRole = (typeof TEAM_ROLES)[number]

/** What each role allows; null is someone outside the team. */
type Right = (role: TeamRole | null) => boolean

/** May see the team's people and private listings. */
export const isMember: Right = (role) => role !== null

export const mayList: Right = (role) => isMember(role) && role !== 'viewer'

export const mayManage: Right = (role) => role === 'owner' || role === 'admin'

/** May transfer or delete it. */
export const isOwner: Right = (role) => role === 'owner'
