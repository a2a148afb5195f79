import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import Team from '#app/teams/team'
import TeamMember from '#app/teams/team_member'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

async function world() {
  const [owner, admin, agent, viewer, stranger] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createUser())
  )
  const team = await teamOf(owner, { admin, agent, viewer })
  return { owner, admin, agent, viewer, stranger, team, path: `/api/teams/${team.handle}` }
}

const roleOf = async (team: Team, { id }: User) =>
  (await TeamMember.query().where({ team_id: team.id, user_id: id }).first())?.role ?? null

test.group('Team members', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('see each other, and nobody else does', async ({ client, assert }) => {
    const { owner, admin, agent, viewer, stranger, path } = await world()
    const listed = await ask(client, viewer)('GET', `${path}/members`)
    listed.assertStatus(200)
    assert.deepEqual(
      listed.body().members.data.map(({ id, role }: { id: number; role: string }) => [id, role]),
      [
        [owner.id, 'owner'],
        [admin.id, 'admin'],
        [agent.id, 'agent'],
        [viewer.id, 'viewer'],
      ]
    )
    const paged = await ask(client, owner)('GET', `${path}/members?per_page=3&page=2`)
    assert.lengthOf(paged.body().members.data, 1)
    ;(await ask(client, stranger)('GET', `${path}/members`)).assertStatus(403)
    ;(await ask(client, null)('GET', `${path}/members`)).assertStatus(401)
  })

  test('get roles from the owner and admins, never the owner’s', async ({ client, assert }) => {
    const { owner, admin, agent, viewer, stranger, team, path } = await world()
    const give = (giver: User, taker: User, role: string) =>
      ask(client, giver)('PATCH', `${path}/members/${taker.id}`, { role })

    for (const giver of [agent, viewer, stranger]) {
      ;(await give(giver, viewer, 'admin')).assertStatus(403)
    }
    ;(await give(owner, viewer, 'owner')).assertStatus(422)
    ;(await give(admin, owner, 'viewer')).assertStatus(409)
    ;(await give(owner, stranger, 'viewer')).assertStatus(404)
    assert.equal(await roleOf(team, viewer), 'viewer')

    const given = await give(admin, viewer, 'agent')
    given.assertStatus(200)
    assert.containsSubset(given.body().member, { id: viewer.id, role: 'agent' })
    ;(await give(admin, viewer, 'agent')).assertStatus(200)
  })

  test('can leave or be removed, except for the owner', async ({ client, assert }) => {
    const { owner, admin, agent, viewer, stranger, team, path } = await world()
    const remove = (person: User, other: User) =>
      ask(client, person)('DELETE', `${path}/members/${other.id}`)

    await ask(client, viewer)('PUT', '/api/current-team', { team_id: team.id })
    ;(await remove(agent, viewer)).assertStatus(403)
    ;(await remove(stranger, viewer)).assertStatus(403)
    ;(await remove(stranger, stranger)).assertStatus(403)
    ;(await remove(owner, owner)).assertStatus(409)
    ;(await remove(admin, owner)).assertStatus(409)
    ;(await remove(viewer, viewer)).assertStatus(200)
    ;(await remove(admin, agent)).assertStatus(200)
    ;(await remove(admin, agent)).assertStatus(404)
    await team.refresh()
    assert.equal(team.membersCount, 2)
    assert.isNull((await viewer.refresh()).currentTeamId, 'no longer works in it')
  })

  test('take the team over from its owner, after the password', async ({ client, assert }) => {
    const { owner, admin, agent, stranger, team, path } = await world()
    const transfer = (person: User, heir: User, isConfirmed = true) =>
      ask(client, person)('POST', `${path}/transfer`, { user_id: heir.id }, { isConfirmed })

    ;(await transfer(owner, agent, false)).assertStatus(423)
    ;(await transfer(admin, admin)).assertStatus(403)
    ;(await transfer(owner, stranger)).assertStatus(422)
    ;(await transfer(owner, owner)).assertStatus(422)
    const done = await transfer(owner, agent)
    done.assertStatus(200)
    assert.containsSubset(done.body().team, { owner: { id: agent.id }, role: 'admin' })
    ;(await transfer(owner, agent)).assertStatus(403)
    assert.equal(await roleOf(team, agent), 'owner')
  })

  test('two transfers at once leave one owner', async ({ client, assert }) => {
    const { owner, admin, agent, team, path } = await world()
    const answers = await Promise.all(
      [admin, agent].map((heir) =>
        ask(client, owner)('POST', `${path}/transfer`, { user_id: heir.id }, { isConfirmed: true })
      )
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 403]
    )
    const owners = await TeamMember.query().where({ team_id: team.id, role: 'owner' })
    assert.lengthOf(owners, 1)
  })

  test('a team without an owner is refused by the database', async ({ assert }) => {
    const { owner, team } = await world()
    await assert.rejects(() =>
      db.from('team_members').where({ team_id: team.id, user_id: owner.id }).delete()
    )
    await assert.rejects(() =>
      db.from('team_members').where('team_id', team.id).update({ role: 'owner' })
    )
    assert.equal((await Team.findOrFail(team.id)).membersCount, 4)
  })
})
