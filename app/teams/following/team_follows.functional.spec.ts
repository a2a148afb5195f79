import { test } from '@japa/runner'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

test.group('Following a team', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('counts once, however often it is sent, and can be taken back', async ({
    client,
    assert,
  }) => {
    const team = await teamOf(await createUser())
    const fan = ask(client, await createUser())
    const path = `/api/teams/${team.handle}/follow`
    for (const method of ['POST', 'POST'] as const) {
      const answer = await fan(method, path)
      assert.deepEqual(answer.body(), {
        status: 'success',
        is_following: true,
        followers_count: 1,
      })
    }
    const shown = await fan('GET', `/api/teams/${team.handle}`)
    assert.containsSubset(shown.body().team, { is_following: true, followers_count: 1 })
    await fan('DELETE', path)
    const ended = await fan('DELETE', path)
    assert.containsSubset(ended.body(), { is_following: false, followers_count: 0 })
    ;(await fan('POST', '/api/teams/nobody_here/follow')).assertStatus(404)
    ;(await ask(client, null)('POST', path)).assertStatus(401)
  })

  test('a hundred at once are counted exactly', async ({ client, assert }) => {
    const team = await teamOf(await createUser())
    const fans = await Promise.all(Array.from({ length: 50 }, () => createUser()))
    const path = `/api/teams/${team.handle}/follow`
    await Promise.all(fans.flatMap((fan) => [1, 2].map(() => ask(client, fan)('POST', path))))
    assert.equal((await team.refresh()).followersCount, 50)
    const leaving = fans.slice(0, 20)
    await Promise.all(leaving.map((fan) => ask(client, fan)('DELETE', path)))
    assert.equal((await team.refresh()).followersCount, 30)
  })
})
