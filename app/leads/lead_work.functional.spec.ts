// Long because: what people do with leads is told once by hand, once by reminder, once in a team.
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import RemindOfLeads from '#app/leads/reminders/remind_of_leads_job'
import Lead from '#app/leads/lead'
import LeadReminder from '#app/leads/reminders/lead_reminder'
import Notification from '#app/notifications/notification'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { deleteTeam } from '#app/teams/change_team'
import { changeRole, removeTeamMember } from '#app/teams/members/change_members'
import type { GivenRole } from '#app/teams/team_roles'
import { createUser, uniqueHandle } from '#tests/support/users'
import { pageProps } from '#tests/support/page_props'
import { leadDesk, leadTeam } from './tests/lead_desk.js'

const inHours = (hours: number) => DateTime.utc().plus({ hours }).toISO()

const noticesOf = (user: User, kind: string) =>
  Notification.query().where({ user_id: user.id, kind }).orderBy('id')

test.group('Leads added by hand', () => {
  test('name their listing and who works on them as calls answer them', async ({
    client,
    assert,
  }) => {
    const { call, add, change } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const { id, slug } = await createPublished(realtor)
    for (const property of [slug, id, { id, slug, name: 'Any' }]) {
      assert.equal((await add(realtor, { property })).property?.slug, slug)
    }
    const foreign = await createDraft(await createUser({ type: 'realtor' }))
    const lead = { name: 'Noah Berg', email: 'noah.named@example.com', property: foreign.id }
    ;(await call('post', '/api/leads', realtor, { lead })).assertStatus(404)
    const whole = await add(realtor)
    const sentBack = await change(realtor, whole.id, { ...whole, phone: '+1 555' })
    sentBack.assertStatus(200)
    assert.containsSubset(sentBack.body().lead, {
      phone: '+1 555',
      assigned_to: { id: realtor.id },
    })
  })

  test('merge with the lead there is, and are realtors’', async ({ client, assert }) => {
    const { call, add, list } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const listing = await createPublished(realtor)
    const lead = await add(realtor, {
      property_slug: listing.slug,
      stage: 'viewing',
      note: 'Met at the fair',
    })
    assert.containsSubset(lead, {
      stage: 'viewing',
      source: 'manual',
      property: { slug: listing.slug, featured_image: { id: listing.featuredImageId } },
      notes: [{ text: 'Met at the fair', user: { id: realtor.id } }],
      reminders: [],
      contact_id: null,
    })
    const again = { lead: { name: 'N. Berg', email: lead.email.toUpperCase(), phone: '+1 555' } }
    const merged = await call('post', '/api/leads', realtor, again)
    merged.assertStatus(200)
    assert.containsSubset(merged.body(), {
      is_new: false,
      lead: { id: lead.id, name: 'N. Berg', phone: '+1 555', stage: 'viewing' },
    })
    assert.lengthOf(await list(realtor), 1)

    const key = uniqueHandle()
    const once = () =>
      call('post', `/api/leads/${lead.id}/notes`, realtor, { text: 'Once' }).header(
        'idempotency-key',
        key
      )
    ;(await once()).assertStatus(201)
    ;(await once()).assertStatus(201)
    assert.lengthOf((await list(realtor))[0]!.notes, 2)
    const path = `/api/leads/${lead.id}/notes`
    const nested = await call('post', path, realtor, { note: { text: 'By its name' } })
    nested.assertStatus(201)
    assert.equal(nested.body().note.text, 'By its name')
    for (const empty of [{}, { text: '' }, { note: {} }, { note: { text: '' } }]) {
      ;(await call('post', path, realtor, empty)).assertStatus(422)
    }
    assert.lengthOf((await list(realtor))[0]!.notes, 3)

    const member = await createUser()
    ;(await call('post', '/api/leads', member, again)).assertStatus(403)
    const own = { lead: { name: 'Me', email: realtor.email } }
    ;(await call('post', '/api/leads', realtor, own)).assertStatus(422)
    for (const wrong of [{ name: '' }, { email: 'x' }, { stage: 'sold' }]) {
      const body = { lead: { name: 'Noah', email: 'noah@example.com', ...wrong } }
      ;(await call('post', '/api/leads', realtor, body)).assertStatus(422)
    }
    const foreign = await createPublished(await createUser({ type: 'realtor' }))
    const body = { lead: { name: 'A', email: 'a@example.com', property_slug: foreign.slug } }
    ;(await call('post', '/api/leads', realtor, body)).assertStatus(403)
  })

  test('are won and lost with a reason, which goes with the stage', async ({ client, assert }) => {
    const { add, change } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const { id } = await add(realtor)
    const lost = await change(realtor, id, { stage: 'lost', reason: 'Bought elsewhere' })
    assert.containsSubset(lost.body().lead, { stage: 'lost', reason: 'Bought elsewhere' })
    assert.containsSubset(lost.body().lead.events.at(-1), {
      kind: 'stage',
      stage: 'lost',
      message: 'Bought elsewhere',
      user: { id: realtor.id },
    })
    const back = await change(realtor, id, { stage: 'offer', reason: 'Ignored' })
    assert.isNull(back.body().lead.reason)
  })

  test('are found, filtered, counted and measured', async ({ client, assert }) => {
    const { add, list, change } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const listing = await createPublished(realtor)
    const noah = await add(realtor, { property_slug: listing.slug, phone: '+49 30 555' })
    const vera = await add(realtor, { name: 'Vera 100%' })
    await change(realtor, vera.id, { stage: 'offer' })
    const found = async (query: object) => (await list(realtor, query)).map(({ id }) => id)
    assert.deepEqual(await found({ q: 'vera' }), [vera.id])
    assert.deepEqual(await found({ q: '0%' }), [vera.id])
    assert.deepEqual(await found({ q: '555' }), [noah.id])
    assert.deepEqual(await found({ q: 'casa livia' }), [noah.id])
    assert.deepEqual(await found({ property: listing.slug }), [noah.id])
    assert.deepEqual(await found({ stage: 'offer' }), [vera.id])
    assert.deepEqual(await found({ source: 'form' }), [])
    assert.deepEqual(await found({ assigned_to: realtor.id }), [vera.id, noah.id])
    assert.deepEqual(await found({ id: noah.id }), [noah.id])

    const page = await pageProps(client, `/dashboard/leads?source=manual&lead=${vera.id}`, realtor)
    assert.containsSubset(page, {
      view: 'board',
      filter: { source: 'manual', stage: null },
      counts: { new: 1, offer: 1, won: 0 },
      more: [],
      opened_lead: vera.id,
      figures: { new_this_week: 2, sources: [{ source: 'manual', count: 2 }], asked: 0 },
      homes: [{ slug: listing.slug }],
      listings: [{ slug: listing.slug, name: listing.name, city: listing.city }],
      agents: [],
    })
    assert.lengthOf(page.figures.weeks, 8)
    assert.equal(page.figures.weeks[7].count, 2)
  })

  test('are exported, with formulas as text', async ({ client, assert }) => {
    const { add, call } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const lead = await add(realtor, { name: '=HYPERLINK("http://evil")', note: '@SUM(1)' })
    await add(await createUser({ type: 'realtor' }))
    await call('post', `/api/leads/${lead.id}/notes`, realtor, { text: 'Two\nlines' })
    const file = await client.get('/api/leads/export').loginAs(realtor)
    file.assertStatus(200)
    file.assertHeader('content-type', 'text/csv; charset=utf-8')
    const text = file.text()
    assert.include(text, `"'=HYPERLINK(""http://evil"")"`)
    assert.include(text, `"'@SUM(1)\nTwo\nlines"`)
    assert.equal(text.match(/@example\.com/g)?.length, 1)
    const none = await client.get('/api/leads/export').qs({ stage: 'won' }).loginAs(realtor)
    assert.equal(none.text().trim().split('\r\n').length, 1)
  })
})

test.group('Reminders of leads', () => {
  test('arrive once, at their time', async ({ client, assert }) => {
    const { add, call, list } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const { id } = await add(realtor)
    const path = `/api/leads/${id}/reminders`
    const set = await call('post', path, realtor, {
      at: inHours(2),
      text: 'Call back',
      time_zone: 'Europe/Rome',
    })
    set.assertStatus(201)
    const { reminder } = set.body()
    assert.containsSubset(reminder, { text: 'Call back', time_zone: 'Europe/Rome', done: false })

    const deliver = () => new RemindOfLeads().execute()
    await deliver()
    assert.lengthOf(await noticesOf(realtor, 'lead_reminder'), 0)
    await LeadReminder.query().where('id', reminder.id).update({ due_at: '2026-03-01T13:30:00Z' })
    await Promise.all([deliver(), deliver()])
    await deliver()
    const [notice, ...more] = await noticesOf(realtor, 'lead_reminder')
    assert.deepEqual(more, [])
    assert.deepEqual(notice!.words, {
      text: 'Call back',
      name: 'Noah Berg',
      time: 'Sun, Mar 1, 2:30\u00a0PM Rome time',
    })

    const done = (isDone: boolean) =>
      call('patch', `/api/reminders/${reminder.id}`, realtor, { done: isDone })
    ;(await done(true)).assertStatus(200)
    ;(await done(true)).assertStatus(200)
    assert.isTrue((await list(realtor))[0]!.reminders[0]!.done)
    ;(await done(false)).assertStatus(200)
    for (const wrong of [
      { at: 'soon', text: 'x' },
      { at: inHours(-1), text: 'x' },
      { at: inHours(30_000), text: 'x' },
      { at: inHours(1), text: '' },
      { at: inHours(1), text: 'x', time_zone: 'Mars/Olympus' },
    ]) {
      ;(await call('post', path, realtor, wrong)).assertStatus(422)
    }
  })

  test('are changed and deleted, and arrive anew at another time', async ({ client, assert }) => {
    const { add, call, list } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const { id } = await add(realtor)
    const set = { at: inHours(1), text: 'Call back', time_zone: 'Europe/Rome' }
    const { reminder } = (await call('post', `/api/leads/${id}/reminders`, realtor, set)).body()
    const path = `/api/reminders/${reminder.id}`
    const change = (body: object) => call('patch', path, realtor, body)
    const arrive = async () => {
      const due = { due_at: '2026-03-01T13:30:00Z' }
      await LeadReminder.query().where('id', reminder.id).update(due)
      await new RemindOfLeads().execute()
    }
    await arrive()

    const at = inHours(5)
    const changed = await change({ text: 'Write instead' })
    assert.containsSubset(changed.body(), {
      status: 'success',
      reminder: { text: 'Write instead' },
    })
    await arrive()
    assert.lengthOf(await noticesOf(realtor, 'lead_reminder'), 1, 'other words are no other time')
    const moved = await change({ at, time_zone: 'Asia/Tokyo' })
    assert.containsSubset(moved.body().reminder, {
      text: 'Write instead',
      at: new Date(at!).toISOString(),
      time_zone: 'Asia/Tokyo',
      done: false,
    })
    await arrive()
    const notices = await noticesOf(realtor, 'lead_reminder')
    assert.equal(notices.at(-1)!.words.text, 'Write instead')
    for (const wrong of [
      { text: '' },
      { at: '' },
      { at: inHours(-1) },
      { at: inHours(1), time_zone: 'Mars/Olympus' },
    ]) {
      ;(await change(wrong)).assertStatus(422)
    }

    const deleted = await call('delete', path, realtor)
    deleted.assertStatus(200)
    assert.deepEqual(deleted.body().lead.reminders, [])
    ;(await call('delete', path, realtor)).assertStatus(404)
    ;(await change({ done: true })).assertStatus(404)
    assert.deepEqual((await list(realtor))[0]!.reminders, [])
  })

  test('that are done arrive not at all', async ({ client, assert }) => {
    const { add, call } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const { id } = await add(realtor)
    const set = { at: inHours(1), text: 'Call' }
    const { reminder } = (await call('post', `/api/leads/${id}/reminders`, realtor, set)).body()
    await call('patch', `/api/reminders/${reminder.id}`, realtor, { done: true })
    await LeadReminder.query().where('id', reminder.id).update({ due_at: '2026-03-01T13:30:00Z' })
    await new RemindOfLeads().execute()
    assert.lengthOf(await noticesOf(realtor, 'lead_reminder'), 0)
  })
})

test.group('Leads in a team', () => {
  test('are assigned by who manages it, with a notice', async ({ client, assert }) => {
    const { team, owner, agent, other, viewer, stranger } = await leadTeam()
    const { add, list, change } = leadDesk(client)
    const { id } = await add(agent)
    assert.deepEqual(await list(other), [])
    ;(await change(agent, id, { assigned_to: other.id })).assertStatus(403)
    for (const outside of [viewer, stranger]) {
      ;(await change(owner, id, { assigned_to: outside.id })).assertStatus(422)
    }
    const assigned = await change(owner, id, { assigned_to: other.id })
    assert.equal(assigned.body().lead.assigned_to.id, other.id)
    assert.containsSubset(assigned.body().lead.events.at(-1), {
      kind: 'assignment',
      assigned_to: { id: other.id },
      user: { id: owner.id },
    })
    await change(owner, id, { assigned_to: other.id })
    const [notice, ...more] = await noticesOf(other, 'lead')
    assert.deepEqual(more, [])
    assert.deepEqual(notice!.words, { name: 'Noah Berg', what: 'assigned' })
    for (const worker of [owner, agent, other]) {
      assert.lengthOf(await list(worker), 1)
      ;(await change(worker, id, { stage: 'contacted' })).assertStatus(200)
    }
    assert.deepEqual(await list(viewer), [])
    assert.lengthOf(await list(owner, { assigned_to: other.id }), 1)
    const { agents } = await pageProps(client, '/dashboard/leads', owner)
    assert.sameMembers(
      agents.map((one: { id: number }) => one.id),
      [owner.id, agent.id, other.id]
    )

    await transaction((trx) => removeTeamMember({ user: owner, trx }, team.handle, other.id))
    assert.deepEqual(await list(other), [])
    assert.equal((await list(agent))[0]!.assigned_to.id, agent.id)
  })

  test('go back to their realtor when who works on them may only view, or the team is gone', async ({
    client,
    assert,
  }) => {
    const { team, owner, agent, other } = await leadTeam()
    const { add, list, change } = leadDesk(client)
    const { id } = await add(agent)
    const assign = async () => {
      const answer = await change(owner, id, { assigned_to: other.id })
      assert.equal(answer.body().lead.assigned_to.id, other.id)
    }
    const worker = async () => (await list(agent))[0]!.assigned_to.id
    await assign()
    const { handle } = team
    const giveRole = (role: GivenRole) =>
      transaction((trx) => changeRole({ user: owner, trx }, handle, other.id, role))
    await giveRole('admin')
    assert.equal(await worker(), other.id, 'who still works in it keeps it')
    await giveRole('viewer')
    assert.equal(await worker(), agent.id)
    await giveRole('agent')
    await assign()
    await transaction((trx) => deleteTeam({ user: owner, trx }, handle, 'owners'))
    assert.equal(await worker(), agent.id)
  })

  test('are nobody else’s, on any call', async ({ client, assert }) => {
    const { owner, agent, other, viewer, stranger } = await leadTeam()
    const { add, call, change, list } = leadDesk(client)
    const { id } = await add(agent)
    const at = inHours(1)
    const set = await call('post', `/api/leads/${id}/reminders`, agent, { at, text: 'Call' })
    const reminder = set.body().reminder.id
    for (const user of [other, viewer, stranger]) {
      const refused = [
        await change(user, id, { stage: 'won' }),
        await call('delete', `/api/leads/${id}`, user),
        await call('post', `/api/leads/${id}/notes`, user, { text: 'Mine' }),
        await call('post', `/api/leads/${id}/reminders`, user, { at, text: 'Mine' }),
        await call('patch', `/api/reminders/${reminder}`, user, { done: true }),
        await call('patch', `/api/reminders/${reminder}`, user, { text: 'Mine' }),
        await call('delete', `/api/reminders/${reminder}`, user),
      ]
      assert.deepEqual(
        refused.map((answer) => answer.status()),
        [404, 404, 404, 404, 404, 404, 404]
      )
      const file = await client.get('/api/leads/export').loginAs(user)
      assert.notInclude(file.text(), '@example.com')
    }
    assert.lengthOf((await list(agent))[0]!.events, 1)

    await change(owner, id, { assigned_to: other.id })
    ;(await call('delete', `/api/leads/${id}`, other)).assertStatus(403)
    ;(await call('delete', `/api/leads/${id}`, owner)).assertStatus(200)
    ;(await call('delete', `/api/leads/${id}`, agent)).assertStatus(404)
    assert.isNull(await Lead.find(id))
    assert.lengthOf(await db.from('lead_events').where('lead_id', id), 0)
  })
})
