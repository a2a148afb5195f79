import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser, uniqueHandle } from '#tests/support/users'

async function renamed(client: Parameters<typeof ask>[0]) {
  const owner = await createUser()
  const team = await teamOf(owner)
  const before = team.handle
  const after = uniqueHandle()
  const asOwner = ask(client, owner)
  const body = { team: { handle: after } }
  ;(await asOwner('PATCH', `/api/teams/${before}`, body)).assertStatus(200)
  return { owner, asOwner, team, before, after }
}

test.group('Handles that teams gave up', () => {
  test('lead to the present one for 30 days', async ({ client }) => {
    const { before, after } = await renamed(client)
    const visit = (path: string) => client.get(path).redirects(0)
    const page = await visit(`/teams/${before.toUpperCase()}?from=mail`)
    page.assertStatus(302)
    page.assertHeader('location', `/teams/${after}?from=mail`)
    const members = await visit(`/teams/${before}/members`)
    members.assertHeader('location', `/teams/${after}/members`)
    const call = await visit(`/api/teams/${before}`)
    call.assertHeader('location', `/api/teams/${after}`)

    await db
      .from('former_handles')
      .where('handle', before)
      .update({ expires_at: db.raw('now()') })
    ;(await visit(`/teams/${before}`)).assertStatus(404)
  })

  test('are nobody else’s meanwhile, and can be taken back', async ({ client, assert }) => {
    const { asOwner, owner, team, before, after } = await renamed(client)
    const other = await createUser()
    const name = { name: 'Another', handle: before, type: 'club' }
    ;(await ask(client, other)('POST', '/api/teams', { team: name })).assertStatus(422)
    const taken = { user: { handle: before } }
    ;(await ask(client, other)('POST', `/api/user/${other.id}/update`, taken)).assertStatus(422)
    ;(await ask(client, owner)('POST', '/api/teams', { team: name })).assertStatus(422)
    const back = await asOwner('PATCH', `/api/teams/${after}`, { team: { handle: before } })
    back.assertStatus(200)
    assert.equal((await team.refresh()).handle, before)
    assert.isNull(await db.from('former_handles').where('handle', before).first())
  })

  test('are free again once the team is gone', async ({ client, assert }) => {
    const { asOwner, before, after } = await renamed(client)
    const fate = { properties: 'owners' }
    const gone = await asOwner('DELETE', `/api/teams/${after}`, fate, { isConfirmed: true })
    gone.assertStatus(200)
    assert.isNull(await db.from('former_handles').where('handle', before).first())
  })
})
