import type { TeamType } from '#app/teams/contract/team_options'
import type { GivenRole } from '#app/teams/contract/team_roles'

interface DemoTeam {
  name: string
  handle: string
  type: TeamType
  owner: string
  members: { handle: string; role: GivenRole }[]
  followers: string[]
}

export const TEAMS: DemoTeam[] = [
  {
    name: 'Rinaldi & Figli',
    handle: 'rinaldi',
    type: 'brokerage',
    owner: 'ava',
    members: [
      { handle: 'jonas', role: 'admin' },
      { handle: 'celeste', role: 'agent' },
    ],
    followers: ['mila', 'noah', 'beatriz', 'grace'],
  },
]
