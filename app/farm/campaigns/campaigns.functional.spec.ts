// Long because: who gets a campaign, when and how often is proven against one clock and one outbox.
import { QueueManager } from '@adonisjs/queue'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { MailRefused } from '#app/kernel/mail/outbox'
import { transaction } from '#app/kernel/database/transaction'
import FarmCampaign from '#app/farm/campaigns/farm_campaign'
import SendCampaignTest from '#app/farm/campaigns/send_campaign_test_job'
import { queueCampaign } from '#app/farm/campaigns/queue_campaign'
import { takeOutbox } from '#app/farm/campaigns/start_campaign'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { eventually } from '#tests/support/eventually'
import { campaigner, keptOutbox, SENDER, sendDue, TEXT } from '#app/farm/tests/campaigning'
import { farmer } from '#app/farm/tests/farming'

/** Noon, so that nobody sleeps; after everything that the tests schedule. */
/** A zone in which it is two in the morning. Source: IANA, where `Etc/GMT-2` is ahead of UTC. */
function zoneAtNight(): string {
  const ahead = 2 - DateTime.utc().hour
  const hours = ahead < -12 ? ahead + 24 : ahead
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

const noon = () => DateTime.utc().plus({ days: 1 }).set({ hour: 12, minute: 0 })

test.group('Campaigns', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are written, changed and deleted', async ({ client, assert }) => {
    const { write, send, read } = await campaigner(client)
    const campaign = await write({ body: [] })
    assert.containsSubset(campaign, { status: 'draft', segment: null, counts: { sent: 0 } })
    const body = [...TEXT, { kind: 'button', label: 'See it', url: 'https://example.com/a' }]
    const path = `/api/farm/campaigns/${campaign.id}`
    const changed = await send('patch', path, { campaign: { subject: 'Other news', body } })
    assert.deepEqual(changed.body().campaign.body, body)
    const preview = (await read(`${path}/preview`)).body()
    assert.include(preview.html, 'Other news')
    assert.include(preview.html, 'https://example.com/a')
    assert.include(preview.text, SENDER.postal_address)
    assert.notInclude(preview.html, '<script')
    assert.lengthOf((await read('/api/farm/campaigns')).body().campaigns.data, 1)
    ;(await send('delete', path)).assertStatus(200)
    ;(await send('delete', path)).assertStatus(404)
  })

  test('take their segment as its id or as it is answered', async ({ client, assert }) => {
    const { write, send } = await campaigner(client)
    const made = await send('post', '/api/farm/segments', { segment: { name: 'Sea', filter: {} } })
    made.assertStatus(201)
    const { id } = made.body().segment
    const campaign = await write({ segment: { id, name: 'Sea' } })
    assert.containsSubset(campaign, { segment: { id, name: 'Sea' } })
    const path = `/api/farm/campaigns/${campaign.id}`
    const change = (given: object) => send('patch', path, { campaign: given })
    const sentBack = await change({ ...campaign, subject: 'Other news' })
    sentBack.assertStatus(200)
    assert.containsSubset(sentBack.body().campaign, { segment: { id }, subject: 'Other news' })
    assert.isNull((await change({ segment: null })).body().campaign.segment)
    assert.equal((await change({ segment: id })).body().campaign.segment.id, id)
    const other = await campaigner(client)
    const theirs = await other.send('post', '/api/farm/segments', {
      segment: { name: 'Theirs', filter: {} },
    })
    for (const segment of [theirs.body().segment, {}, { id: 'one' }, []]) {
      ;(await change({ segment })).assertStatus(422)
    }
  })

  test('take plain text, or the editor’s text alone, as one block', async ({ client, assert }) => {
    const { write } = await campaigner(client)
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const text = { type: 'doc', content: [paragraph('Dear all,'), paragraph('come and see.')] }
    for (const body of ['Dear all,\n\ncome and see.', text]) {
      assert.deepEqual((await write({ body })).body, [{ kind: 'text', text }])
    }
  })

  test('are tested by a mail to oneself, which leaves them drafts', async ({ client, assert }) => {
    const { user, write, send } = await campaigner(client)
    const { id } = await write()
    const answer = await send('post', `/api/farm/campaigns/${id}/test`)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      status: 'success',
      email: user.email,
      campaign: { id, status: 'draft' },
    })
  })

  test('are tested once per key', async ({ client, cleanup }) => {
    const { user, write } = await campaigner(client)
    const { id } = await write()
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    for (let time = 0; time < 2; time++) {
      const answer = await client
        .post(`/api/farm/campaigns/${id}/test`)
        .header('Idempotency-Key', 'once')
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(200)
    }
    queue.assertPushedCount(1, { queue: SendCampaignTest.options.queue })
  })

  test('refuse what can’t be in a mail', async ({ client, assert }) => {
    const { send } = await campaigner(client)
    const bodies = [
      [{ kind: 'html', html: '<b>' }],
      [{ kind: 'button', label: 'x', url: 'javascript:alert(1)' }],
      [{ kind: 'button', label: 'x', url: 'mailto:a@example.com' }],
      [{ kind: 'text', text: { type: 'doc', content: [{ type: 'image' }] } }],
      [{ kind: 'picture', image_id: 'one' }],
      Array.from({ length: 41 }, () => TEXT[0]),
    ]
    for (const body of bodies) {
      const campaign = { name: 'x', subject: 'x', body }
      const refused = await send('post', '/api/farm/campaigns', { campaign })
      assert.equal(refused.status(), 422, JSON.stringify(body).slice(0, 80))
    }
    const strange = { name: 'x', subject: 'x', body: [{ kind: 'picture', image_id: 999_999 }] }
    ;(await send('post', '/api/farm/campaigns', { campaign: strange })).assertStatus(422)
  })

  test('need a sender, words, and somebody who agreed', async ({ client, assert }) => {
    const { user, send, addContact } = await farmer(client)
    const given = { name: 'News', subject: 'News' }
    const { campaign } = (await send('post', '/api/farm/campaigns', { campaign: given })).body()
    const path = `/api/farm/campaigns/${campaign.id}`
    const refusal = async () => {
      const answer = await send('post', `${path}/send`)
      answer.assertStatus(422)
      return Object.keys(answer.body().errors)
    }
    assert.deepEqual(await refusal(), ['campaign.body'])
    await send('patch', path, { campaign: { body: TEXT } })
    assert.deepEqual(await refusal(), ['sender'])
    const told = (await send('post', `${path}/send`)).body().errors.sender
    assert.deepEqual(told, ['Add your name and postal address first, with PUT /api/farm/sender.'])
    await campaigner(client, user)
    assert.deepEqual(await refusal(), ['campaign.segment'])
    await addContact({ email: 'never-agreed@example.com' })
    assert.deepEqual(await refusal(), ['campaign.segment'])
  })

  test('are from their owner at the operator’s address, unless they gave their own', async ({
    client,
    assert,
  }) => {
    const { user, send, addContact, read } = await farmer(client)
    const { id: contactId } = await addContact({ email: 'reader@example.com' })
    const evidence = { wording: 'Yes, send me news.', source: '/join/news' }
    await transaction((trx) =>
      recordConsent({ trx }, contactId, { kind: 'confirmed', ...evidence })
    )
    const queue = async (address: string) => {
      // the worker of the suite leaves it alone
      const at = DateTime.utc().plus({ minutes: 10 }).toISO()
      const given = { name: 'News', subject: 'News', body: TEXT, scheduled_at: at }
      const { campaign } = (await send('post', '/api/farm/campaigns', { campaign: given })).body()
      const queued = await transaction((trx) =>
        queueCampaign({ user, trx }, campaign.id, false, address)
      )
      assert.equal(queued.status, 'scheduled')
      return (await read('/api/farm/sender')).body().sender
    }
    const sender = { name: user.name, postal_address: '1 Main Street', reply_to: null }
    const address = sender.postal_address
    assert.deepEqual(await queue(address), { ...sender, time_zone: 'UTC' })
    await campaigner(client, user)
    assert.containsSubset(await queue(address), SENDER)
  })

  test('of others are refused on every call', async ({ client }) => {
    const mine = await campaigner(client)
    const { id } = await mine.write()
    const other = await campaigner(client)
    const path = `/api/farm/campaigns/${id}`
    ;(await other.send('patch', path, { campaign: { name: 'x' } })).assertStatus(404)
    for (const call of ['test', 'send', 'cancel']) {
      ;(await other.send('post', `${path}/${call}`)).assertStatus(404)
    }
    ;(await other.send('delete', path)).assertStatus(404)
    ;(await other.read(`${path}/preview`)).assertStatus(404)
    ;(await other.read(`/farm/emails/campaigns/${id}`)).assertStatus(404)
  })
})

test.group('Sending a campaign', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('reaches those who agreed, once, with all that the law asks', async ({ client, assert }) => {
    const { addReader, addContact, write, launch, find, send } = await campaigner(client)
    await addReader('anna@example.com')
    await addReader('ben@example.com')
    await addContact({ email: 'none@example.com' })
    const { id } = await write()
    await launch(id)
    ;(await send('patch', `/api/farm/campaigns/${id}`, { campaign: { name: 'x' } })).assertStatus(
      409
    )
    const { mails, outbox } = keptOutbox()
    await sendDue(outbox, noon())
    await sendDue(outbox, noon())
    const own = mails.filter(({ to }) =>
      ['anna@example.com', 'ben@example.com', 'none@example.com'].includes(to)
    )
    assert.sameMembers(
      own.map(({ to }) => to),
      ['anna@example.com', 'ben@example.com']
    )
    const [mail] = own
    assert.equal(mail.subject, 'News from Genoa')
    for (const part of [mail.text, mail.html]) {
      assert.include(part, 'Hello')
      assert.include(part, SENDER.postal_address)
      assert.include(part, SENDER.name)
    }
    assert.notInclude(mail.html, '<img')
    assert.match(
      mail.header('list-unsubscribe') ?? '',
      /^<http.*\/unsubscribe\/\d+\?signature=.*>$/
    )
    assert.equal(mail.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    assert.match(mail.header('message-id') ?? '', new RegExp(`^<campaign-${id}-\\d+@`))
    assert.containsSubset(await find(id), { status: 'sent', counts: { recipients: 2, sent: 2 } })
    ;(await send('post', `/api/farm/campaigns/${id}/cancel`)).assertStatus(409)
    ;(await send('delete', `/api/farm/campaigns/${id}`)).assertStatus(409)
  })

  test('isn’t for a time that has passed, and a canceled one forgets it', async ({
    client,
    assert,
  }) => {
    const { addReader, write, launch, send } = await campaigner(client)
    await addReader('past@example.com')
    const told = ['That time has passed. Choose one to come, or none to send it soon.']
    const past = { scheduled_at: DateTime.utc().minus({ hours: 1 }).toISO() }
    const { id } = await write()
    const path = `/api/farm/campaigns/${id}`
    const given = { name: 'News', subject: 'News', body: TEXT, ...past }
    for (const refused of [
      await send('post', '/api/farm/campaigns', { campaign: given }),
      await send('patch', path, { campaign: past }),
    ]) {
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors, { 'campaign.scheduled_at': told })
    }
    const campaign = await FarmCampaign.findOrFail(id)
    await campaign.merge({ scheduledAt: DateTime.now().minus({ hours: 1 }) }).save()
    const late = await send('post', `${path}/send`)
    late.assertStatus(422)
    assert.deepEqual(late.body().errors, { 'campaign.scheduled_at': told })

    const seconds = { scheduled_at: DateTime.utc().minus({ seconds: 30 }).toISO() }
    ;(await send('patch', path, { campaign: seconds })).assertStatus(200)
    await campaign.refresh()
    await campaign
      .merge({ status: 'scheduled', scheduledAt: DateTime.now().minus({ hours: 1 }) })
      .save()
    const canceled = await send('post', `${path}/cancel`)
    assert.containsSubset(canceled.body().campaign, { status: 'draft', scheduled_at: null })
    await send('patch', path, {
      campaign: { scheduled_at: DateTime.utc().plus({ minutes: 10 }).toISO() },
    })
    assert.equal((await launch(id)).status, 'scheduled')
  })

  test('waits for its time, and can be canceled', async ({ client, assert }) => {
    const { addReader, write, launch, find, send } = await campaigner(client)
    await addReader('later@example.com')
    const at = DateTime.utc().plus({ days: 3 }).set({ hour: 12 })
    const { id } = await write({ scheduled_at: at.toISO() })
    assert.equal((await launch(id)).status, 'scheduled')
    assert.equal((await launch(id)).status, 'scheduled', 'twice is the same')
    const { mails, outbox } = keptOutbox()
    await sendDue(outbox, at.minus({ minutes: 1 }))
    assert.notInclude(
      mails.map(({ to }) => to),
      'later@example.com'
    )
    const canceled = await send('post', `/api/farm/campaigns/${id}/cancel`)
    assert.equal(canceled.body().campaign.status, 'draft')
    await sendDue(outbox, at.plus({ minutes: 1 }))
    assert.notInclude(
      mails.map(({ to }) => to),
      'later@example.com'
    )
    await launch(id)
    await sendDue(outbox, at.plus({ minutes: 1 }))
    assert.equal((await find(id)).counts.sent, 1)
  })

  test('skips who withdrew, before and while it is on its way', async ({ client, assert }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    const before = await addReader('before@example.com')
    const during = await addReader('during@example.com')
    const { id } = await write()
    await launch(id)
    const withdraw = (contactId: number) =>
      transaction((trx) =>
        recordConsent({ trx }, contactId, { kind: 'withdrawn', wording: 'No', source: 'test' })
      )
    const { mails, outbox } = keptOutbox(async ({ to }) => {
      if (to === 'during@example.com') await withdraw(during)
    })
    await withdraw(before)
    await sendDue(outbox, noon())
    const got = mails.map(({ to }) => to)
    assert.notInclude(got, 'before@example.com')
    assert.notInclude(got, 'during@example.com')
    assert.containsSubset((await find(id)).counts, { recipients: 1, sent: 0, skipped: 1 })
  })

  test('lets people sleep, in their own zone', async ({ client, assert }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('rome@example.com', { time_zone: 'Europe/Rome' })
    await addReader('tokyo@example.com', { address: 'Shibuya 1, Tokyo, Japan' })
    await addReader('owner@example.com')
    const { id } = await write()
    await launch(id)
    const evening = DateTime.fromISO('2031-01-15T20:30:00Z')
    const { mails, outbox } = keptOutbox()
    const got = () => mails.map(({ to }) => to).filter((to) => /^(rome|tokyo|owner)@/.test(to))
    await sendDue(outbox, evening)
    assert.deepEqual(got(), ['owner@example.com'])
    await sendDue(outbox, DateTime.fromISO('2031-01-15T22:59:00Z'))
    assert.lengthOf(got(), 1)
    await sendDue(outbox, DateTime.fromISO('2031-01-15T23:00:00Z'))
    assert.deepEqual(got().slice(1), ['tokyo@example.com'])
    await sendDue(outbox, DateTime.fromISO('2031-01-16T07:00:00Z'))
    assert.deepEqual(got().slice(2), ['rome@example.com'])
    assert.equal((await find(id)).status, 'sent')
  })

  test('at once wakes people up', async ({ client }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('awake@example.com', { time_zone: zoneAtNight() })
    const { id } = await write()
    await launch(id, true)
    // the worker of the suite may be faster
    await sendDue(keptOutbox().outbox, DateTime.utc())
    await eventually(async () => (await find(id)).counts.sent === 1)
  })

  test('sends one a day to a contact', async ({ client, assert }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('twice@example.com')
    const first = await write()
    const second = await write()
    await launch(first.id)
    await launch(second.id)
    const day = DateTime.fromISO('2031-03-01T12:00:00Z')
    const sent = async () =>
      (await find(first.id)).counts.sent + (await find(second.id)).counts.sent
    await sendDue(keptOutbox().outbox, day)
    assert.equal(await sent(), 1)
    await sendDue(keptOutbox().outbox, day.plus({ hours: 23 }))
    assert.equal(await sent(), 1)
    await sendDue(keptOutbox().outbox, day.plus({ hours: 24 }))
    assert.equal(await sent(), 2)
  })

  test('is never repeated after a crash: what was being handed over stays unsure', async ({
    client,
    assert,
  }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('claimed@example.com')
    await addReader('handing@example.com')
    const { id } = await write()
    await launch(id)
    const dead = '00000000-0000-4000-8000-000000000001'
    const { outbox, mails } = keptOutbox(({ to }) => {
      if (to.endsWith('@example.com')) throw new MailRefused('Later', 451, false)
    })
    await sendDue(outbox, noon())
    await db.rawQuery(
      `update farm_campaign_recipients r set claim = ?, due_at = now(),
         status = case c.email when 'claimed@example.com' then 'claimed' else 'handing' end
       from farm_contacts c where c.id = r.contact_id and r.campaign_id = ?`,
      [dead, id]
    )
    const { outbox: works } = keptOutbox(({ to }) => void mails.push({ to } as never))
    await sendDue(works, noon())
    assert.includeMembers(
      mails.map(({ to }) => to),
      ['claimed@example.com']
    )
    assert.notInclude(
      mails.map(({ to }) => to),
      'handing@example.com'
    )
    assert.containsSubset((await find(id)).counts, { sent: 1, unsure: 1 })
  })

  test('ends for addresses that don’t exist, and tries again later else', async ({
    client,
    assert,
  }) => {
    const { addReader, write, launch, find } = await campaigner(client)
    await addReader('gone@example.net')
    await addReader('full@example.net')
    const { id } = await write()
    await launch(id)
    const { outbox } = keptOutbox(({ to }) => {
      if (to === 'gone@example.net') throw new MailRefused('No such user', 550, true)
      if (to === 'full@example.net') throw new MailRefused('Mailbox full', 452, false)
    })
    await sendDue(outbox, noon())
    assert.containsSubset((await find(id)).counts, { failed: 1, waiting: 1, sent: 0 })
    const { id: next } = await write()
    const after = await launch(next)
    assert.equal(after.status, 'scheduled')
    await sendDue(keptOutbox().outbox, noon().plus({ days: 2 }))
    assert.equal((await find(next)).counts.recipients, 1)
  })

  test('is for one process at a time', async ({ assert, cleanup }) => {
    cleanup(async () => void (await db.from('farm_outbox').delete()))
    const [one, other] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
    const take = (holder: string) => transaction((trx) => takeOutbox({ trx }, holder))
    assert.isTrue(await take(one))
    assert.isFalse(await take(other))
    assert.isTrue(await take(one))
    await db.rawQuery(`update farm_outbox set held_until = now() - interval '1 second'`)
    assert.isTrue(await take(other))
    assert.isFalse(await take(one))
  })
})
