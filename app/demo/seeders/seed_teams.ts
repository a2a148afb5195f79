import type { InTransaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/models/user'
import { TEAMS } from '#app/demo/data/teams'
import type { Contents } from '#app/demo/seeders/with_demo_photos'
import { createTeam } from '#app/teams/actions/create_team'
import { setTeamPhoto } from '#app/teams/actions/set_team_photo'
import { switchTeam } from '#app/teams/actions/switch_team'
import { followTeam } from '#app/teams/following/actions/follow_team'
import { admitPerson } from '#app/teams/members/actions/admit_person'

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
