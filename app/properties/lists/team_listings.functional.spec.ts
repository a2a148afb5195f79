import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { transferTeam } from '#app/teams/members/change_members'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { visit } from '#app/teams/tests/visit'
import { createUser } from '#tests/support/users'

async function world() {
  const [owner, admin, agent, viewer, stranger] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createUser({ type: 'realtor' }))
  )
  const team = await teamOf(owner, { admin, agent, viewer })
  for (const person of [admin, agent, viewer]) {
    await person.merge({ currentTeamId: team.id }).save()
  }
  await owner.refresh()
  return { owner, admin, agent, viewer, stranger, team }
}

const list = async (client: ApiClient, person: User) => {
  const answer = await ask(client, person)('GET', '/api/properties/draft/paginate/50')
  return answer.body().properties.data.map(({ slug }: { slug: string }) => slug)
}

const make = async (client: ApiClient, person: User) => {
  const answer = await ask(client, person)('POST', '/api/properties', {
    property: { name: 'Casa Livia' },
  })
  answer.assertStatus(201)
  return answer.body().property
}

test.group('Listings of teams', () => {
  test('are those made while working in one, by those who may', async ({ client, assert }) => {
    const { owner, agent, viewer, stranger, team } = await world()
    for (const person of [owner, agent]) {
      assert.deepEqual((await make(client, person)).team, {
        id: team.id,
        handle: team.handle,
        name: team.name,
        photo: null,
      })
    }
    for (const person of [viewer, stranger]) assert.isNull((await make(client, person)).team)
    await ask(client, agent)('PUT', '/api/current-team', { team_id: null })
    assert.isNull((await make(client, await agent.refresh())).team)
  })

  test('are edited by the owner and admins, and listed with their own', async ({
    client,
    assert,
  }) => {
    const { owner, admin, agent, viewer, stranger } = await world()
    const { slug } = await make(client, agent)
    const edit = (person: User) =>
      ask(client, person)('POST', `/api/properties/${slug}`, { property: { name: 'Renamed' } })
    for (const person of [viewer, stranger]) {
      ;(await edit(person)).assertStatus(404)
      assert.notInclude(await list(client, person), slug)
    }
    for (const person of [agent, admin, owner]) {
      ;(await edit(person)).assertStatus(200)
      assert.include(await list(client, person), slug)
    }
    const colleague = await createUser({ type: 'realtor' })
    assert.notInclude(await list(client, colleague), slug)
  })

  test('are seen by the team when private, and by nobody else', async ({ client, assert }) => {
    const { owner, agent, viewer, stranger, team } = await world()
    const property = await createPublished(agent)
    await property.merge({ teamId: team.id, isPrivate: true }).save()
    const see = (person: User | null) =>
      ask(client, person)('GET', `/api/properties/${property.slug}`)
    for (const person of [owner, agent, viewer]) (await see(person)).assertStatus(200)
    for (const person of [stranger, null]) (await see(person)).assertStatus(404)
    const edit = await ask(client, viewer)('POST', `/api/properties/${property.slug}`, {
      property: { name: 'Mine' },
    })
    edit.assertStatus(403)
    await property.merge({ status: 'draft' }).save()
    ;(await see(viewer)).assertStatus(404)
    assert.equal((await Property.findOrFail(property.id)).name, property.name)
  })

  test('stay when somebody leaves, with the owner as second owner', async ({ client, assert }) => {
    const { owner, agent, team } = await world()
    const { slug } = await make(client, agent)
    const left = await ask(client, agent)('DELETE', `/api/teams/${team.handle}/members/${agent.id}`)
    left.assertStatus(200)
    const property = await Property.findByOrFail('slug', slug)
    assert.containsSubset(property.$attributes, {
      userId: agent.id,
      teamId: team.id,
      secondOwnerId: owner.id,
    })
    assert.include(await list(client, await agent.refresh()), slug)
    await ask(client, owner)('PUT', '/api/current-team', { team_id: null })
    assert.include(await list(client, await owner.refresh()), slug)
  })

  test('that stayed are no longer a former owner’s who leaves', async ({ client, assert }) => {
    const { owner, admin, agent, team } = await world()
    const { slug } = await make(client, agent)
    const leave = (person: User) =>
      ask(client, person)('DELETE', `/api/teams/${team.handle}/members/${person.id}`)
    ;(await leave(agent)).assertStatus(200)
    await transaction((trx) => transferTeam({ user: owner, trx }, team.handle, admin.id))
    ;(await leave(owner)).assertStatus(200)
    const property = await Property.findByOrFail('slug', slug)
    assert.equal(property.secondOwnerId, admin.id)
    assert.notInclude(await list(client, await owner.refresh()), slug)
    const edit = { property: { name: 'Mine again' } }
    ;(await ask(client, owner)('POST', `/api/properties/${slug}`, edit)).assertStatus(404)
  })

  test('go with whoever takes them along', async ({ client, assert }) => {
    const { owner, agent, team } = await world()
    const { slug } = await make(client, agent)
    await ask(client, agent)('DELETE', `/api/teams/${team.handle}/members/${agent.id}`, {
      take_listings: true,
    })
    const property = await Property.findByOrFail('slug', slug)
    assert.isNull(property.teamId)
    assert.isNull(property.secondOwnerId)
    assert.notInclude(await list(client, owner), slug)
  })

  test('stand on its page, without drafts, private ones and those of blocked people', async ({
    client,
    assert,
  }) => {
    const { owner, agent, stranger, team } = await world()
    const page = () => visit(client, `/teams/${team.handle}`, stranger)
    const slugs = async () => (await page()).props.content?.data.map(({ slug }) => slug)
    assert.equal((await page()).props.tab, 'people')
    const listed = await createPublished(agent)
    const secret = await createPublished(owner, { is_private: true })
    const draft = await createDraft(owner)
    for (const each of [listed, secret, draft]) await each.merge({ teamId: team.id }).save()

    const { props } = await page()
    assert.equal(props.tab, 'properties')
    assert.deepEqual(props.counts, [
      { name: 'properties', count: 1 },
      { name: 'spots', count: 0 },
    ])
    assert.deepEqual(await slugs(), [listed.slug])
    const api = await client.get(`/api/teams/${team.id}/properties`)
    assert.lengthOf(api.body().properties.data, 1)
    ;(await client.get('/api/teams/999999/properties')).assertStatus(404)

    const block = await ask(client, agent)('POST', `/api/users/${stranger.id}/block`)
    block.assertStatus(200)
    assert.deepEqual(await slugs(), [])
  })

  test('are not taken along by somebody who is removed', async ({ client, assert }) => {
    const { admin, agent, team } = await world()
    const { slug } = await make(client, agent)
    await ask(client, admin)('DELETE', `/api/teams/${team.handle}/members/${agent.id}`, {
      take_listings: true,
    })
    assert.equal((await Property.findByOrFail('slug', slug)).teamId, team.id)
  })

  for (const [properties, status] of [
    ['owners', 'publish'],
    ['archive', 'archive'],
  ] as const) {
    test(`are ${properties} when the team is deleted`, async ({ client, assert }) => {
      const { owner, agent, team } = await world()
      const property = await createPublished(agent)
      await property.merge({ teamId: team.id }).save()
      const gone = await ask(client, owner)(
        'DELETE',
        `/api/teams/${team.handle}`,
        { properties },
        { isConfirmed: true }
      )
      gone.assertStatus(200)
      const after = await Property.findOrFail(property.id)
      assert.containsSubset(after.$attributes, { teamId: null, status, userId: agent.id })
      assert.isAbove(after.version, property.version)
    })
  }
})
