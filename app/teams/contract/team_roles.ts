/** Everybody has one of these but the owner, whose role is handed over. */
export const GIVEN_ROLES = ['admin', 'agent', 'viewer'] as const
export const TEAM_ROLES = ['owner', ...GIVEN_ROLES] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]
export type TeamRole = (typeof TEAM_ROLES)[number]

/** What each role allows; null is somebody who is not in the team. */
type Right = (role: TeamRole | null) => boolean

/** Sees the people of the team and its private listings. */
export const isMember: Right = (role) => role !== null

export const mayList: Right = (role) => isMember(role) && role !== 'viewer'

export const mayManage: Right = (role) => role === 'owner' || role === 'admin'

/** Hands it over or deletes it. */
export const isOwner: Right = (role) => role === 'owner'
