import type { Photograph } from '#app/demo/data/photographs'
import type { TeamType } from '#app/teams/contract/team_options'
import type { GivenRole } from '#app/teams/contract/team_roles'

interface DemoTeam {
  name: string
  handle: string
  type: TeamType
  owner: string
  emblem: Photograph
  members: { handle: string; role: GivenRole }[]
  followers: string[]
}

export const TEAMS: DemoTeam[] = [
  {
    name: 'Rinaldi & Figli',
    handle: 'rinaldi',
    type: 'brokerage',
    owner: 'ava',
    emblem: 'emblems/rinaldi',
    members: [
      { handle: 'jonas', role: 'admin' },
      { handle: 'celeste', role: 'agent' },
    ],
    followers: ['mila', 'noah', 'beatriz', 'grace'],
  },
]
