import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import type { Data } from '#data'
import { MailRefused } from '#app/kernel/mail/outbox'
import { transaction } from '#app/kernel/database/transaction'
import { recordBounces } from '#app/farm/campaigns/record_delivery'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { RECIPIENT_STATES } from '#app/farm/campaigns/campaign_options'
import { campaigner, keptOutbox, sendDue } from '#app/farm/tests/campaigning'

const noon = () => DateTime.utc().plus({ days: 1 }).set({ hour: 12, minute: 0 })

/** A campaign that went to four: one got it, one bounced, one was full, one left before its turn. */
async function sentCampaign(client: ApiClient, tag: string) {
  const farm = await campaigner(client)
  const email = (name: string) => `${name}.${tag}@example.org`
  await farm.addReader(email('got'), { name: 'Gotten' })
  const bouncedId = await farm.addReader(email('bounced'))
  await farm.addReader(email('full'))
  const leftId = await farm.addReader(email('left'))
  const { id } = await farm.write()
  await farm.launch(id)
  const { outbox } = keptOutbox(async ({ to }) => {
    if (to === email('bounced')) throw new MailRefused('No such user', 550, true)
    if (to === email('full')) throw new MailRefused('Mailbox full', 452, false)
    if (to === email('got')) {
      const evidence = { kind: 'withdrawn', wording: 'No', source: 'test' } as const
      await transaction((trx) => recordConsent({ trx }, leftId, evidence))
    }
  })
  await sendDue(outbox, noon())
  const list = async (query = '') => {
    const answer = await farm.read(`/api/farm/campaigns/${id}/recipients${query}`)
    answer.assertStatus(200)
    const { recipients, counts } = answer.body()
    return {
      data: recipients.data as Data.Farm.Campaigns.Recipient[],
      next: recipients.next_page_url as string | null,
      counts: counts as Data.Farm.Campaigns.Campaign['counts'],
    }
  }
  return { ...farm, id, email, list, bouncedId }
}

test.group('Recipients of a campaign', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('say what became of each, and the figures agree', async ({ client, assert }) => {
    const { list, email } = await sentCampaign(client, 'told')
    const { data, counts } = await list()
    const told = Object.fromEntries(
      data.map(({ contact, state, reason }) => [contact?.email, { state, reason }])
    )
    assert.deepEqual(told[email('got')], { state: 'sent', reason: null })
    assert.deepEqual(told[email('bounced')], { state: 'bounced', reason: 'No such user' })
    assert.deepEqual(told[email('full')], { state: 'waiting', reason: 'Mailbox full' })
    assert.lengthOf(data, counts.recipients)
    for (const state of RECIPIENT_STATES) {
      const part = await list(`?state=${state}`)
      assert.lengthOf(part.data, counts[state], state)
      if (state !== 'unsubscribed' && state !== 'failed') {
        assert.isTrue(
          part.data.every((row) => row.state === state),
          state
        )
      }
    }
    assert.lengthOf((await list('?state=nothing')).data, 4, 'an unknown state is none')
  })

  test('load more, each once', async ({ client, assert }) => {
    const { list, read } = await sentCampaign(client, 'pages')
    const first = await list('?per_page=3')
    assert.lengthOf(first.data, 3)
    const { recipients } = (await read(first.next!)).body()
    assert.isNull(recipients.next_page_url)
    const ids = [...first.data, ...recipients.data].map(({ id }) => id)
    assert.lengthOf(new Set(ids), 4)
  })

  test('stay when their contact is deleted', async ({ client, assert }) => {
    const { list, send, bouncedId } = await sentCampaign(client, 'deleted')
    ;(await send('delete', `/api/farm/contacts/${bouncedId}`)).assertStatus(200)
    const { data } = await list('?state=bounced')
    assert.containsSubset(data, [{ contact: null, reason: 'No such user' }])
  })

  test('are nobody else’s', async ({ client }) => {
    const { id, bouncedId } = await sentCampaign(client, 'others')
    const other = await campaigner(client)
    ;(await other.read(`/api/farm/campaigns/${id}/recipients`)).assertStatus(404)
    ;(await other.send('delete', `/api/farm/contacts/${bouncedId}/bounce`)).assertStatus(404)
  })
})

test.group('A bounced address', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('gets mail again once its realtor says it works, until it bounces again', async ({
    client,
    assert,
  }) => {
    const farm = await sentCampaign(client, 'lifted')
    const { bouncedId, email, send, list, write, launch, find, read } = farm
    const other = await campaigner(client)
    await other.addReader(email('bounced'))
    const contact = async () =>
      (await read('/api/farm/contacts?q=bounced.lifted')).body().contacts.data[0]
    assert.equal((await contact()).bounce.reason, 'No such user')
    assert.isTrue((await list('?state=bounced')).data[0].contact?.is_bounced)

    const lift = () => send('delete', `/api/farm/contacts/${bouncedId}/bounce`)
    const [answer, again] = await Promise.all([lift(), lift()])
    answer.assertStatus(200)
    again.assertStatus(200)
    assert.isNull(answer.body().contact.bounce)
    assert.isFalse((await list('?state=bounced')).data[0].contact?.is_bounced)
    assert.equal(
      (await other.read('/api/farm/contacts')).body().contacts.data[0].bounce.reason,
      'No such user'
    )

    // what the provider says once more is about the mail before
    await transaction((trx) => recordBounces({ trx }, [email('bounced')], 'Said twice'))
    assert.isNull((await contact()).bounce)

    const { id } = await write()
    await launch(id)
    const { mails, outbox } = keptOutbox()
    await sendDue(outbox, noon().plus({ days: 3 }))
    assert.include(
      mails.map(({ to }) => to),
      email('bounced')
    )
    await transaction((trx) => recordBounces({ trx }, [email('bounced')], 'Gone for good'))
    assert.equal((await contact()).bounce.reason, 'Gone for good')
    assert.containsSubset((await find(id)).counts, { bounced: 1, failed: 1 })
  })

  test('stays bounced for a contact whose address changes to one that bounced', async ({
    client,
    assert,
  }) => {
    const { bouncedId, send, email } = await sentCampaign(client, 'moved')
    await transaction((trx) => recordBounces({ trx }, [email('new')], 'Never was'))
    ;(await send('delete', `/api/farm/contacts/${bouncedId}/bounce`)).assertStatus(200)
    const change = { contact: { email: email('new') } }
    const changed = await send('patch', `/api/farm/contacts/${bouncedId}`, change)
    assert.equal(changed.body().contact.bounce.reason, 'Never was')
  })
})
