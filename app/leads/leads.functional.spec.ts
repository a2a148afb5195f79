import { test } from '@japa/runner'
import { exportLeads, forgetInquirer } from '#app/leads/account_steps'
import { transaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import Inquiry from '#app/leads/inquiries/inquiry'
import { teamOf } from '#app/teams/tests/team_factory'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { pageProps } from '#tests/support/page_props'
import { listingToAskAbout, someEmail } from './tests/asking.js'

async function confirmedLead(client: Parameters<typeof listingToAskAbout>[0], email = someEmail()) {
  const asking = await listingToAskAbout(client)
  await asking.confirm(await asking.askAsGuest(email))
  const [lead] = await asking.leads()
  const change = (body: object, user = asking.realtor) =>
    client.patch(`/api/leads/${lead!.id}`).json({ lead: body }).withCsrfToken().loginAs(user)
  return { ...asking, lead: lead!, change }
}

test.group('Leads', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('move between stages, which is kept', async ({ client, assert }) => {
    const { lead, change, leads } = await confirmedLead(client)
    const moved = await change({ stage: 'viewing', name: 'Noah B.' })
    moved.assertStatus(200)
    assert.containsSubset(moved.body(), {
      status: 'success',
      lead: { id: lead.id, stage: 'viewing', name: 'Noah B.' },
    })
    await change({ stage: 'viewing' })
    const [now] = await leads()
    assert.deepEqual(
      now!.events.map(({ kind, stage }) => [kind, stage]),
      [
        ['inquiry', null],
        ['stage', 'viewing'],
      ]
    )
    for (const wrong of [{ stage: 'sold' }, { name: 'x'.repeat(81) }, { phone: 'x'.repeat(41) }]) {
      ;(await change(wrong)).assertStatus(422)
    }
  })

  test('are listed by stage, on a page too', async ({ client, assert }) => {
    const { realtor, lead, change } = await confirmedLead(client)
    await change({ stage: 'won' })
    const listed = async (stage: string) => {
      const answer = await client.get('/api/leads').qs({ stage }).loginAs(realtor)
      return answer.body().leads.data.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await listed('won'), [lead.id])
    assert.deepEqual(await listed('new'), [])
    assert.deepEqual(await listed('nonsense'), [lead.id])
    const page = await pageProps(client, '/dashboard/leads', realtor)
    assert.lengthOf(page.leads, 1)
    assert.deepEqual(page.more, [])
  })

  test('are the realtor’s and those who manage their team', async ({ client, assert }) => {
    const [owner, agent, viewer, stranger] = [
      await createUser(),
      await createUser({ type: 'realtor' }),
      await createUser(),
      await createUser({ type: 'realtor' }),
    ]
    const team = await teamOf(owner, { agent, viewer })
    await agent.merge({ currentTeamId: team.id }).save()
    await owner.merge({ currentTeamId: team.id }).save()
    const { askAsGuest, confirm, leads } = await listingToAskAbout(client, agent)
    await confirm(await askAsGuest(someEmail()))

    const [lead] = await leads(agent)
    assert.deepEqual(
      (await leads(owner)).map(({ id }) => id),
      [lead!.id]
    )
    assert.deepEqual(await leads(viewer), [])
    assert.deepEqual(await leads(stranger), [])
    const change = (user: typeof owner) =>
      client
        .patch(`/api/leads/${lead!.id}`)
        .json({ lead: { stage: 'lost' } })
        .withCsrfToken()
        .loginAs(user)
    ;(await change(viewer)).assertStatus(404)
    ;(await change(stranger)).assertStatus(404)
    assert.equal((await leads(agent))[0]!.stage, 'new')
    ;(await change(owner)).assertStatus(200)
  })

  test('are in the copies of both people’s data, and pending ones go with an account', async ({
    client,
    assert,
  }) => {
    const asker = await createUser()
    const { realtor, listing, askAsGuest } = await confirmedLead(client, asker.email)
    const own = await exportLeads(realtor)
    assert.containsSubset(own.data, { leads: [{ email: asker.email }], asked: [] })
    const asked = await exportLeads(asker)
    assert.containsSubset(asked.data, {
      leads: [],
      asked: [{ listing: listing.slug, message: 'Is the garden walled?' }],
    })

    await askAsGuest(asker.email, { message: 'And a pool?' })
    await transaction((trx) => forgetInquirer(asker, trx))
    assert.lengthOf(await Inquiry.query().where('email', asker.email), 0)
  })
})

test.group('A lead’s chats', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are in their history, and an answer there counts', async ({ client, assert }) => {
    const asker = await createUser()
    const { realtor, listing, ask, leads, lead } = await confirmedLead(client, asker.email)
    const sent = await ask({ message: 'And the garden?' }, asker)
    const { chat } = sent.body()
    await eventually(async () => (await leads())[0]!.events.length === 2)
    const [now] = await leads()
    assert.containsSubset(now!.events[1], { kind: 'inquiry', url: `/chats?chat=${chat.id}` })
    assert.equal(now!.chat_url, `/chats?to=${asker.id}&property=${listing.id}`)
    const accepted = client.post(`/api/chats/${chat.id}/respond`).json({ accept: true })
    await accepted.accept('json').withCsrfToken().loginAs(realtor)
    const answer = () =>
      client
        .post(`/api/chats/${chat.id}/messages`)
        .json({ content: 'It is walled.' })
        .accept('json')
        .withCsrfToken()
        .loginAs(realtor)
    ;(await answer()).assertStatus(201)
    await eventually(async () => (await Lead.findOrFail(lead.id)).answeredAt)
    assert.lengthOf((await leads())[0]!.events, 2)
  })

  test('bring back who was lost, with each message', async ({ client, assert }) => {
    const asker = await createUser()
    const { ask, change, leads } = await confirmedLead(client, asker.email)
    for (const message of ['Is it still for sale?', 'Or another one nearby?']) {
      ;(await change({ stage: 'lost', reason: 'No answer' })).assertStatus(200)
      ;(await ask({ message }, asker)).assertStatus(201)
      await eventually(async () => (await leads())[0]!.stage === 'new')
    }
    const [lead] = await leads()
    assert.isNull(lead!.reason)
    assert.deepEqual(
      lead!.events.map(({ kind, stage }) => stage ?? kind),
      ['inquiry', 'lost', 'inquiry', 'new', 'lost', 'inquiry', 'new']
    )
  })
})
