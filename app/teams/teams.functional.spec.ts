import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MAX_TEAMS_OWNED } from '#app/teams/team_options'
import Team from '#app/teams/team'
import { ask } from '#app/teams/tests/ask'
import { visit } from '#app/teams/tests/visit'
import { teamOf } from '#app/teams/tests/team_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser, uniqueHandle } from '#tests/support/users'

const input = (handle = uniqueHandle()) => ({
  team: { name: 'Rinaldi & Figli', handle, type: 'brokerage' },
})

test.group('Teams', () => {
  test('are created, and become their creator’s current team', async ({ client, assert }) => {
    const owner = await createUser()
    const asOwner = ask(client, owner)
    const body = input()
    const made = await asOwner('POST', '/api/teams', {
      team: { ...body.team, handle: body.team.handle.toUpperCase() },
    })
    made.assertStatus(201)
    const { status, team } = made.body()
    assert.equal(status, 'success')
    assert.containsSubset(team, {
      ...body.team,
      domain: null,
      domain_status: 'none',
      photo: null,
      owner: { id: owner.id, handle: owner.handle },
      members_count: 1,
      followers_count: 0,
      role: 'owner',
    })
    const mine = await asOwner('GET', '/api/teams')
    assert.deepEqual(mine.body().teams.data, [team])
    const shown = await asOwner('GET', `/api/teams/${team.handle.toUpperCase()}`)
    assert.deepEqual(shown.body(), { team })
    await owner.refresh()
    assert.equal(owner.currentTeamId, team.id)
  })

  test('are not created at all when a field is wrong', async ({ client, assert }) => {
    const owner = await createUser()
    const asOwner = ask(client, owner)
    const wrong: [object, string][] = [
      [{}, 'team'],
      [{ team: {} }, 'team.name'],
      [{ team: { ...input().team, name: '' } }, 'team.name'],
      [{ team: { ...input().team, name: 'rinaldi.example' } }, 'team.name'],
      [{ team: { ...input().team, type: 'gang' } }, 'team.type'],
      [input('teams'), 'team.handle'],
      [input('a..b'), 'team.handle'],
      [input(owner.handle), 'team.handle'],
      [input((await teamOf(owner)).handle), 'team.handle'],
    ]
    const before = (await Team.all()).length
    for (const [body, field] of wrong) {
      const answer = await asOwner('POST', '/api/teams', body)
      answer.assertStatus(422)
      assert.properties(answer.body().errors, [field])
    }
    const anonymous = await ask(client, null)('POST', '/api/teams', input())
    anonymous.assertStatus(401)
    assert.lengthOf(await Team.all(), before)
  })

  test('are made once, also when the request is repeated', async ({ client, assert }) => {
    const owner = await createUser()
    const body = input()
    const again = () =>
      ask(client, owner)('POST', '/api/teams', body).header('idempotency-key', 'one')
    const first = await again()
    const second = await again()
    second.assertStatus(201)
    assert.deepEqual(second.body(), first.body())
  })

  test('have a limit for each owner', async ({ client, assert }) => {
    const owner = await createUser()
    while ((await countOwned(owner.id)) < MAX_TEAMS_OWNED) await teamOf(owner)
    const answer = await ask(client, owner)('POST', '/api/teams', input())
    answer.assertStatus(409)
    assert.include(answer.body().message, `${MAX_TEAMS_OWNED} teams`)
  })

  test('share one name space with people', async ({ client, assert }) => {
    const person = await createUser()
    const owner = await createUser()
    const { handle } = await teamOf(owner)
    const visitor = new CookieClient()
    assert.equal((await visitor.post('/api/user/0/check-handle', { handle })).status, 422)
    const taken = await ask(client, person)('POST', `/api/user/${person.id}/update`, {
      user: { handle },
    })
    taken.assertStatus(422)
    const registered = await visitor.post('/register', registration(handle))
    assert.equal(registered.status, 422)
    assert.properties((registered.body as { errors: object }).errors, ['handle'])
    const renamed = await ask(client, owner)('PATCH', `/api/teams/${handle}`, {
      team: { handle: person.handle },
    })
    renamed.assertStatus(422)
  })

  test('and a person who wants the same handle at once never both get it', async ({
    client,
    assert,
  }) => {
    const owner = await createUser()
    for (let round = 0; round < 5; round++) {
      const handle = uniqueHandle()
      const [team, person] = await Promise.all([
        ask(client, owner)('POST', '/api/teams', input(handle)),
        new CookieClient().post('/register', registration(handle)),
      ])
      assert.sameMembers([team.status(), person.status], [201, 422])
      const holders = await db.from('handles').where('handle', handle)
      assert.lengthOf(holders, 1)
    }
  })

  test('free the handle that goes with them', async ({ client, assert }) => {
    const owner = await createUser()
    const asOwner = ask(client, owner)
    const { handle } = await teamOf(owner)
    const next = uniqueHandle()
    const renamed = await asOwner('PATCH', `/api/teams/${handle}`, { team: { handle: next } })
    renamed.assertStatus(200)
    assert.equal(renamed.body().team.handle, next)
    const gone = await asOwner(
      'DELETE',
      `/api/teams/${next}`,
      { properties: 'owners' },
      { isConfirmed: true }
    )
    gone.assertStatus(200)
    ;(await asOwner('POST', '/api/teams', input(next))).assertStatus(201)
  })

  test('are changed by their owner and admins', async ({ client, assert }) => {
    const [owner, admin, agent, viewer, stranger] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => createUser())
    )
    const { handle } = await teamOf(owner, { admin, agent, viewer })
    for (const person of [agent, viewer, stranger]) {
      const answer = await ask(client, person)('PATCH', `/api/teams/${handle}`, {
        team: { name: 'Mine' },
      })
      answer.assertStatus(403)
    }
    for (const [person, name] of [
      [owner, 'By the owner'],
      [admin, 'By an admin'],
    ] as const) {
      const answer = await ask(client, person)('PATCH', `/api/teams/${handle}`, {
        team: { name, type: 'studio' },
      })
      answer.assertStatus(200)
      assert.containsSubset(answer.body().team, { name, type: 'studio' })
    }
    ;(await ask(client, owner)('PATCH', '/api/teams/nobody_here', { team: {} })).assertStatus(404)
  })

  test('are deleted by their owner, after the password', async ({ client, assert }) => {
    const [owner, admin] = await Promise.all([createUser(), createUser()])
    const { handle, id } = await teamOf(owner, { admin })
    const remove = (person: typeof owner, body: object, isConfirmed = true) =>
      ask(client, person)('DELETE', `/api/teams/${handle}`, body, { isConfirmed })

    ;(await remove(owner, { properties: 'owners' }, false)).assertStatus(423)
    ;(await remove(owner, {})).assertStatus(422)
    ;(await remove(admin, { properties: 'owners' })).assertStatus(403)
    assert.isNotNull(await Team.find(id))
    ;(await remove(owner, { properties: 'owners' })).assertStatus(200)
    ;(await remove(owner, { properties: 'owners' })).assertStatus(404)
    assert.isNull((await owner.refresh()).currentTeamId)
  })

  test('can be their members’ current team, nobody else’s', async ({ client, assert }) => {
    const [owner, agent, stranger] = await Promise.all([1, 2, 3].map(() => createUser()))
    const team = await teamOf(owner, { agent })
    const work = (person: typeof owner, body: object) =>
      ask(client, person)('PUT', '/api/current-team', body)

    const chosen = await work(agent, { team_id: team.id })
    chosen.assertStatus(200)
    assert.equal(chosen.body().user.current_team_id, team.id)
    for (const body of [{ team_id: 'x' }, { team_id: 999_999 }, {}]) {
      ;(await work(agent, body)).assertStatus(422)
    }
    ;(await work(stranger, { team_id: team.id })).assertStatus(422)
    const alone = await work(agent, { team_id: null })
    assert.isNull(alone.body().user.current_team_id)
  })

  test('are on every page for those who work in them', async ({ client, assert }) => {
    const owner = await createUser()
    const page = () => visit(client, '/teams/create', owner)
    assert.isNull((await page()).props.auth.current_team)
    const team = await teamOf(owner)
    const { auth } = (await page()).props
    assert.containsSubset(auth.current_team, {
      id: team.id,
      handle: team.handle,
      name: team.name,
      role: 'owner',
      users: [{ id: owner.id }],
    })
    assert.equal(auth.user?.current_team_id, team.id)
    const guest = await visit(client, `/teams/${team.handle}`, null)
    assert.deepEqual(guest.props.auth, { user: null, current_team: null })
    assert.equal(guest.props.team.role, null)
  })
})

async function countOwned(userId: number): Promise<number> {
  const [{ count }] = await db
    .from('team_members')
    .where({ user_id: userId, role: 'owner' })
    .count('* as count')
  return Number(count)
}

function registration(handle: string) {
  return {
    name: 'Noah Berg',
    handle,
    email: `${uniqueHandle()}@example.com`,
    password: 'brass-kettle-71',
    password_confirmation: 'brass-kettle-71',
    type: 'member',
    terms: true,
  }
}
