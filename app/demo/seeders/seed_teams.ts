import type User from '#app/accounts/user'
import type { Photograph } from '#app/demo/data/photographs'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import type { InTransaction } from '#app/kernel/database/transaction'
import { createTeam, setTeamPhoto } from '#app/teams/change_team'
import { switchTeam } from '#app/teams/current_team/current_team'
import type { TeamType } from '#app/teams/team_options'
import type { GivenRole } from '#app/teams/team_roles'
import { followTeam } from '#app/teams/following/follow_team'
import { admitPerson } from '#app/teams/members/change_members'

/** Everyone still works on their own when this runs. @param users by handle */
export async function seedTeams(
  { trx }: InTransaction,
  users: Map<string, User>,
  contents: Contents
): Promise<void> {
  for (const { owner, emblem, members, followers, ...input } of TEAMS) {
    const acting = { user: users.get(owner)!, trx }
    const team = await createTeam(acting, input)
    await team.refresh()
    await setTeamPhoto(acting, team, contents.get(emblem)!)
    await team.save()
    for (const { handle, role } of members) {
      await admitPerson({ user: users.get(handle)!, trx }, team, role)
    }
    for (const handle of [owner, ...members.map((member) => member.handle)]) {
      await switchTeam({ user: users.get(handle)!, trx }, null)
    }
    for (const handle of followers) {
      await followTeam({ user: users.get(handle)!, trx }, input.handle)
    }
  }
}

interface DemoTeam {
  name: string
  handle: string
  type: TeamType
  owner: string
  emblem: Photograph
  members: { handle: string; role: GivenRole }[]
  followers: string[]
}

const TEAMS: DemoTeam[] = [
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
