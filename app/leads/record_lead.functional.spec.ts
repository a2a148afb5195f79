import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { addLeadEvent, recordLead, type LeadArrival } from '#app/leads/record_lead'
import Lead from '#app/leads/lead'
import { createUser } from '#tests/support/users'
import { listingToAskAbout, someEmail } from './tests/asking.js'

const visit = ({ id: userId }: User, email: string, visitor: number, more = {}): LeadArrival => ({
  userId,
  name: 'Noah Berg',
  email,
  source: 'open_house',
  event: { kind: 'open_house', cause: `open_house:1:visitor:${visitor}`, title: 'Open house' },
  notice: { what: 'open_house', home: 'Casa Livia' },
  ...more,
})

const record = (arrival: LeadArrival) => transaction((trx) => recordLead({ trx }, arrival))

test.group('A lead', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('is one per realtor and address, whatever happens at once', async ({ client, assert }) => {
    const { realtor, leads } = await listingToAskAbout(client)
    const email = someEmail()
    const recorded = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        record(visit(realtor, at % 2 ? email : ` ${email.toUpperCase()}`, at % 10))
      )
    )
    assert.lengthOf(
      recorded.filter((lead) => lead?.isNew),
      1
    )
    assert.lengthOf(
      recorded.filter((lead) => lead?.isAdded),
      10
    )
    const [lead, ...others] = await leads()
    assert.deepEqual(others, [])
    assert.equal(lead!.email, email)
    assert.lengthOf(lead!.events, 10)
    assert.containsSubset(lead!.events[0], { kind: 'open_house', title: 'Open house' })
  })

  test('who was lost is new again when they come back', async ({ client, assert }) => {
    const { realtor, leads } = await listingToAskAbout(client)
    const email = someEmail()
    await record(visit(realtor, email, 1))
    await Lead.query().where({ email }).update({ stage: 'lost', reason: 'Bought elsewhere' })
    await record(visit(realtor, email, 1))
    assert.equal((await leads())[0]!.stage, 'lost')
    await record(visit(realtor, email, 2))
    const [lead] = await leads()
    assert.containsSubset(lead, { stage: 'new', reason: null })
    assert.equal(lead!.events.at(-1)?.kind, 'stage')
  })

  test('who was lost stays so when their realtor adds them again', async ({ client, assert }) => {
    const { realtor, leads } = await listingToAskAbout(client)
    const email = someEmail()
    await record(visit(realtor, email, 1))
    await Lead.query().where({ email }).update({ stage: 'lost' })
    const event = { kind: 'manual', cause: 'manual', actorId: realtor.id } as const
    await record(visit(realtor, email, 1, { event, notice: undefined, actorId: realtor.id }))
    assert.equal((await leads())[0]!.stage, 'lost')
  })

  test('is never oneself or somebody blocked', async ({ assert }) => {
    const [realtor, blocked] = [await createUser({ type: 'realtor' }), await createUser()]
    await transaction((trx) => blockUser({ user: realtor, trx }, blocked.id))
    assert.isNull(await record(visit(realtor, realtor.email, 1)))
    assert.isNull(await record(visit(realtor, blocked.email, 2)))
  })

  test('gets events only if there is one', async ({ client, assert }) => {
    const { realtor, leads } = await listingToAskAbout(client)
    const email = someEmail()
    const click = (cause: string) =>
      transaction((trx) =>
        addLeadEvent({ trx }, { userId: realtor.id, email, event: { kind: 'click', cause } })
      )
    await click('campaign:1')
    assert.deepEqual(await leads(), [])
    await record(visit(realtor, email, 1))
    await click('campaign:1')
    await click('campaign:1')
    const [lead] = await leads()
    assert.deepEqual(
      lead!.events.map(({ kind }) => kind),
      ['open_house', 'click']
    )
  })
})
