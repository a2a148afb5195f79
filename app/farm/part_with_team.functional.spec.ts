import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { openHouseChannel } from '#app/farm/open_houses/open_house_options'
import { farmer } from '#app/farm/tests/farming'
import { createOpenHouse, someEmail } from '#app/farm/tests/open_house_factory'
import { transaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import Property from '#app/properties/property'
import { deleteTeam } from '#app/teams/change_team'
import { changeRole, removeTeamMember } from '#app/teams/members/change_members'
import { addMember, teamOf } from '#app/teams/tests/team_factory'
import { LiveUser } from '#tests/support/live_user'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

/** Three realtors who work in a team. */
async function colleagues(client: ApiClient) {
  const [owner, agent, other] = [
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
  ]
  const team = await teamOf(owner, { agent })
  await addMember(team, other)
  for (const user of [owner, agent, other]) await user.merge({ currentTeamId: team.id }).save()
  const visitors = async (id: number, host: User) =>
    (await client.get(`/api/open-houses/${id}/visitors`).loginAs(host)).status()
  const remove = (user: User) =>
    transaction((trx) => removeTeamMember({ user: owner, trx }, team.handle, user.id))
  return { team, owner, agent, other, visitors, remove }
}

test.group('Who leaves a team', () => {
  test('receives no more visitors at the homes of others', async ({ client, assert }) => {
    const { owner, agent, other, visitors, remove } = await colleagues(client)
    const house = await createOpenHouse(owner, { hostIds: [agent.id, other.id] })
    const own = await createOpenHouse(agent)
    const elsewhere = await teamOf(other, { agent })
    const shared = await createOpenHouse(other, { hostIds: [agent.id] })
    const [gone, here] = [await LiveUser.open(agent), await LiveUser.open(other)]
    try {
      for (const live of [gone, here]) assert.isTrue(await live.join(openHouseChannel(house.id)))
      assert.equal(await visitors(house.id, agent), 200)
      await remove(agent)
      assert.equal(await visitors(house.id, agent), 404)
      assert.equal(await visitors(house.id, other), 200)
      assert.equal(await visitors(own.id, agent), 200)
      assert.equal(await visitors(shared.id, agent), 200, `they share ${elsewhere.handle}`)
      const registered = await client
        .post(`/open-houses/${house.slug}/register`)
        .json({ name: 'Noah Berg', email: someEmail() })
        .accept('json')
        .withCsrfToken()
      registered.assertStatus(201)
      await here.hears('visitor.registered')
      await gone.roundTrip()
      assert.lengthOf(gone.all('visitor.registered'), 0)
    } finally {
      gone.close()
      here.close()
    }
  })

  test('takes along homes without those who stay', async ({ client, assert }) => {
    const { team, agent, other, visitors } = await colleagues(client)
    const house = await createOpenHouse(agent, { hostIds: [other.id] })
    await Property.query().where('id', house.propertyId).update({ team_id: team.id })
    const leave = (takesListings: boolean) =>
      transaction((trx) =>
        removeTeamMember({ user: agent, trx }, team.handle, agent.id, { takesListings })
      )
    await leave(false)
    assert.equal(await visitors(house.id, other), 200, 'it stays with the team')
    await addMember(team, agent)
    await leave(true)
    assert.equal(await visitors(house.id, other), 404)
    assert.equal(await visitors(house.id, agent), 200)
  })

  test('hosts for nobody once the team is gone', async ({ client, assert }) => {
    const { team, owner, agent, visitors } = await colleagues(client)
    const house = await createOpenHouse(owner, { hostIds: [owner.id, agent.id] })
    await transaction((trx) => deleteTeam({ user: owner, trx }, team.handle, 'owners'))
    assert.equal(await visitors(house.id, agent), 404)
    assert.equal(await visitors(house.id, owner), 200)
  })

  test('gets no more leads by forms they made, nor does a viewer', async ({ client, assert }) => {
    const { team, owner, agent, other, remove } = await colleagues(client)
    const formBy = async (maker: User) => {
      const { send } = await farmer(client, maker)
      const form = { name: 'Harbor news', headline: 'New homes first' }
      return (await send('post', '/api/farm/forms', { form })).body().form.slug
    }
    const leadsBy = async (slug: string) => {
      const email = someEmail()
      const mailed = nextMailTo(email)
      const body = { name: 'Noah', email, consent: true }
      ;(await client.post(`/join/${slug}`).accept('json').json(body)).assertStatus(202)
      const page = linkIn(await mailed)
      ;(await client.post(page).accept('json').withCsrfToken()).assertStatus(200)
      return (await Lead.query().where({ email })).map(({ userId }) => userId)
    }
    const [one, two] = [await formBy(agent), await formBy(other)]
    assert.deepEqual(await leadsBy(one), [agent.id])
    await remove(agent)
    assert.deepEqual(await leadsBy(one), [owner.id])
    assert.deepEqual(await leadsBy(two), [other.id])
    await transaction((trx) => changeRole({ user: owner, trx }, team.handle, other.id, 'viewer'))
    assert.deepEqual(await leadsBy(two), [owner.id])
  })
})

test.group('Hosts', () => {
  test('who are taken off hear of no more visitors', async ({ client, assert }) => {
    const { owner, agent } = await colleagues(client)
    const house = await createOpenHouse(owner, { hostIds: [owner.id, agent.id] })
    const [off, on] = [await LiveUser.open(agent), await LiveUser.open(owner)]
    try {
      for (const live of [off, on]) assert.isTrue(await live.join(openHouseChannel(house.id)))
      const changed = await client
        .patch(`/api/open-houses/${house.id}`)
        .json({ open_house: { hosts: [owner.id] } })
        .withCsrfToken()
        .loginAs(owner)
      changed.assertStatus(200)
      const registered = await client
        .post(`/open-houses/${house.slug}/register`)
        .json({ name: 'Noah Berg', email: someEmail() })
        .accept('json')
        .withCsrfToken()
      registered.assertStatus(201)
      await on.hears('visitor.registered')
      await off.roundTrip()
      assert.lengthOf(off.all('visitor.registered'), 0)
    } finally {
      off.close()
      on.close()
    }
  })
})
