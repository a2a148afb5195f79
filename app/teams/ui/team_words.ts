import type { Option } from '#app/kit/form/option'
import type { TeamType } from '#app/teams/team_options'
import type { GivenRole, TeamRole } from '#app/teams/team_roles'

export const TYPE_OPTIONS: readonly Option<TeamType>[] = [
  { value: 'brokerage', label: 'Brokerage', hint: 'Realtors who sell together' },
  { value: 'studio', label: 'Studio', hint: 'Designers with shared clients' },
  { value: 'club', label: 'Club', hint: 'People with one interest' },
]

export const ROLE_OPTIONS: readonly Option<GivenRole>[] = [
  { value: 'admin', label: 'Admin', hint: 'Members, settings, all listings' },
  { value: 'agent', label: 'Agent', hint: 'Lists homes for the team' },
  { value: 'viewer', label: 'Viewer', hint: 'Sees private listings' },
]

export function typeWord(type: TeamType): string {
  return TYPE_OPTIONS.find(({ value }) => value === type)?.label ?? ''
}

export function roleWord(role: TeamRole): string {
  return ROLE_OPTIONS.find(({ value }) => value === role)?.label ?? 'Owner'
}
