import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { MAX_REQUEST_CHARACTERS } from '#app/teams/team_options'
import TeamMember from '#app/teams/team_member'
import TeamRequest from '#app/teams/requests/team_request'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

async function world() {
  const [owner, admin, agent, hopeful, stranger] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createUser())
  )
  const team = await teamOf(owner, { admin, agent })
  return {
    owner,
    admin,
    agent,
    hopeful,
    stranger,
    team,
    path: `/api/teams/${team.handle}/requests`,
  }
}

test.group('Requests to join a team', () => {
  test('wait for an answer, and are asked once', async ({ client, assert }) => {
    const { owner, hopeful, path } = await world()
    const asHopeful = ask(client, hopeful)
    const first = await asHopeful('POST', path, { message: 'May I?' })
    first.assertStatus(201)
    assert.containsSubset(first.body().request, {
      user: { id: hopeful.id },
      message: 'May I?',
      status: 'open',
    })
    const second = await asHopeful('POST', path, {})
    assert.equal(second.body().request.id, first.body().request.id)
    const listed = await ask(client, owner)('GET', path)
    assert.lengthOf(listed.body().requests.data, 1)
  })

  test('are refused from members and guests, with too long a message, and to unknown teams', async ({
    client,
  }) => {
    const { agent, hopeful, path } = await world()
    ;(await ask(client, agent)('POST', path, {})).assertStatus(409)
    const message = 'x'.repeat(MAX_REQUEST_CHARACTERS + 1)
    ;(await ask(client, hopeful)('POST', path, { message })).assertStatus(422)
    ;(await ask(client, null)('POST', path, {})).assertStatus(401)
    ;(await ask(client, hopeful)('POST', '/api/teams/nobody_here/requests', {})).assertStatus(404)
  })

  test('are seen and answered by those who manage the team', async ({ client, assert }) => {
    const { admin, agent, hopeful, stranger, team, path } = await world()
    const { id } = (await ask(client, hopeful)('POST', path, {})).body().request
    const respond = (person: User, accept: unknown) =>
      ask(client, person)('POST', `${path}/${id}/respond`, { accept })

    for (const person of [agent, hopeful, stranger]) {
      ;(await ask(client, person)('GET', path)).assertStatus(403)
      ;(await respond(person, true)).assertStatus(403)
    }
    ;(await respond(admin, 'perhaps')).assertStatus(422)
    const other = await teamOf(stranger)
    const elsewhere = `/api/teams/${other.handle}/requests/${id}/respond`
    ;(await ask(client, stranger)('POST', elsewhere, { accept: true })).assertStatus(404)

    const answered = await respond(admin, true)
    answered.assertStatus(200)
    assert.equal(answered.body().request.status, 'accepted')
    ;(await respond(admin, false)).assertStatus(409)
    const member = await TeamMember.query()
      .where({ team_id: team.id, user_id: hopeful.id })
      .firstOrFail()
    assert.equal(member.role, 'viewer')
  })

  test('two answers at once count once', async ({ client, assert }) => {
    const { owner, admin, hopeful, team, path } = await world()
    const { id } = (await ask(client, hopeful)('POST', path, {})).body().request
    const answers = await Promise.all([
      ask(client, owner)('POST', `${path}/${id}/respond`, { accept: true }),
      ask(client, admin)('POST', `${path}/${id}/respond`, { accept: false }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const { status } = await TeamRequest.findOrFail(id)
    const expected = status === 'accepted' ? 4 : 3
    assert.equal((await team.refresh()).membersCount, expected)
  })

  test('can be sent again 30 days after one was declined', async ({ client }) => {
    const { owner, hopeful, path } = await world()
    const { id } = (await ask(client, hopeful)('POST', path, {})).body().request
    await ask(client, owner)('POST', `${path}/${id}/respond`, { accept: false })
    ;(await ask(client, hopeful)('POST', path, {})).assertStatus(409)
    const request = await TeamRequest.findOrFail(id)
    await request.merge({ answeredAt: DateTime.now().minus({ days: 31 }) }).save()
    ;(await ask(client, hopeful)('POST', path, {})).assertStatus(201)
  })
})
