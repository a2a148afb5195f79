// Long because: a viewing goes from its request to its reminder, with both sides in each step.
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import { listDashboardTasks } from '#app/accounts/dashboard_tasks'
import { transaction } from '#app/kernel/database/transaction'
import { someEmail } from '#app/leads/tests/asking'
import { homeToShow, MONDAYS, noticesOf, onMonday, ROME } from '#app/leads/tests/home_to_show'
import { leadDesk, leadTeam } from '#app/leads/tests/lead_desk'
import {
  listDueViewingMails,
  remindOfViewings,
} from '#app/leads/viewings/send_due_viewing_mails_job'
import Viewing from '#app/leads/viewings/viewing'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

test.group('Times of viewings', () => {
  test('are the realtor’s free ones, on the clock of the home', async ({ client, assert }) => {
    const { setHours, askFor, request, offered, ask, answer } = await homeToShow(client)
    const [asker, other] = [await createUser(), await createUser()]
    ;(await setHours(MONDAYS)).assertStatus(200)
    const day = onMonday(9)
    const times = async () => (await offered()).find(({ date }) => date === day.toISODate())?.times
    assert.deepEqual(
      await times(),
      [onMonday(9), onMonday(9, 30), onMonday(10), onMonday(10, 30)].map((time) =>
        time.toUTC().toISO()
      )
    )
    for (const wrong of [onMonday(9, 15), onMonday(11), onMonday(9).plus({ days: 1 })]) {
      const refused = await askFor(wrong, asker)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'wants_viewing_at')
    }
    ;(await ask({ message: 'May I?', wants_viewing: true }, asker)).assertStatus(422)
    ;(await ask({ message: 'Is it quiet?' }, asker)).assertStatus(201)

    const viewing = await request(day, asker)
    assert.containsSubset(viewing, {
      status: 'requested',
      starts_at: day.toUTC().toISO(),
      time_zone: ROME,
    })
    assert.lengthOf((await times())!, 4, 'a request takes no time')
    ;(await answer(viewing.id, 'confirmed')).assertStatus(200)
    assert.lengthOf((await times())!, 3)
    ;(await askFor(day, other)).assertStatus(422)
  })

  test('follow a day off, and are usual ones until they are set', async ({ client, assert }) => {
    const { setHours, offered, askFor } = await homeToShow(client)
    assert.isAbove((await offered()).length, 10)
    ;(await askFor(onMonday(22), await createUser())).assertStatus(201)
    const date = onMonday(9).toISODate()!
    const saved = await setHours({ ...MONDAYS, exceptions: [{ date, hours: [] }] })
    assert.deepEqual(saved.body().hours.exceptions, [{ date, hours: [] }])
    assert.notInclude(
      (await offered()).map((day) => day.date),
      date
    )
  })

  test('are set by realtors, and make sense', async ({ client }) => {
    const { setHours, realtor } = await homeToShow(client)
    ;(await setHours(MONDAYS, await createUser())).assertStatus(403)
    for (const wrong of [
      { weekly: [{ day: 8, from: '09:00', to: '12:00' }] },
      { weekly: [{ day: 1, from: '9', to: '12:00' }] },
      { weekly: [{ day: 1, from: '12:00', to: '09:00' }] },
      { exceptions: [{ date: 'soon', hours: [] }] },
      { exceptions: [{ date: '2027-02-30', hours: [] }] },
    ]) {
      ;(await setHours({ ...MONDAYS, ...wrong })).assertStatus(422)
    }
    const page = await client.get('/dashboard/viewings').loginAs(realtor)
    page.assertStatus(200)
    ;(await client.get('/dashboard/viewings').loginAs(await createUser())).assertStatus(403)
  })
})

test.group('A viewing', () => {
  test('is confirmed with a calendar file, once', async ({ client, assert }) => {
    const { realtor, answer, request } = await homeToShow(client)
    const asker = await createUser()
    const at = onMonday(10)
    const { id } = await request(at, asker)
    const { viewings } = await pageProps(client, '/dashboard/viewings', realtor)
    assert.containsSubset(viewings, [{ id, status: 'requested', lead: { name: asker.name } }])
    const tasks = await listDashboardTasks(realtor)
    assert.containsSubset(tasks, [{ kind: 'viewing', url: '/dashboard/viewings' }])

    const mailed = nextMailTo(asker.email, /^Your viewing is confirmed/)
    const confirmed = await answer(id, 'confirmed')
    confirmed.assertStatus(200)
    assert.containsSubset(confirmed.body(), {
      viewing: { id, status: 'confirmed' },
      lead: { stage: 'viewing', viewings: [{ id, status: 'confirmed' }] },
    })
    const home = await pageProps(client, '/dashboard', realtor)
    assert.equal(home.viewings, 1)
    const message = await mailed
    const start = `DTSTART:${at.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`
    const file = String(message.attachments?.[0]?.content)
    for (const line of [start, 'STATUS:CONFIRMED', 'SEQUENCE:1']) assert.include(file, line)

    const door = linkIn(message)
    const page = await pageProps(client, door)
    assert.containsSubset(page.viewing, {
      status: 'confirmed',
      calendar_url: `${door}/viewing.ics`,
    })
    const calendar = await client.get(`${door}/viewing.ics`)
    calendar.assertStatus(200)
    assert.include(calendar.text(), start)
    const [notice, ...more] = await noticesOf(asker)
    assert.equal(notice?.url, door)
    assert.deepEqual(more, [])
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const mails = await db.from('viewing_mails').where('viewing_id', id).orderBy('kind')
    assert.deepEqual(
      mails.map(({ kind }: { kind: string }) => kind),
      ['confirmed', 'reminder']
    )
  })

  test('takes its time from others, even at once', async ({ client, assert }) => {
    const { answer, request } = await homeToShow(client)
    const at = onMonday(10)
    const [one, other, later] = [
      await request(at, await createUser()),
      await request(at.plus({ minutes: 15 }), await createUser()),
      await request(at.plus({ minutes: 45 }), await createUser()),
    ]
    const answers = await Promise.all([answer(one.id, 'confirmed'), answer(other.id, 'confirmed')])
    assert.sameMembers(
      answers.map((each) => each.status()),
      [200, 409]
    )
    ;(await answer(later.id, 'confirmed')).assertStatus(200)
  })

  test('is answered by who works on the lead, in a way that makes sense', async ({
    client,
    assert,
  }) => {
    const { owner, agent, viewer, stranger } = await leadTeam()
    const { answer, request } = await homeToShow(client, owner)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    for (const outsider of [agent, viewer, stranger, asker]) {
      ;(await answer(id, 'confirmed', outsider)).assertStatus(404)
    }
    ;(await answer(id, 'canceled')).assertStatus(409)
    const mailed = nextMailTo(asker.email, /^Choose another time/)
    ;(await answer(id, 'declined')).assertStatus(200)
    assert.include(linkIn(await mailed), '/ask?viewing')
    ;(await answer(id, 'confirmed')).assertStatus(409)
    ;(await answer(999999999, 'confirmed')).assertStatus(404)

    const again = await request(onMonday(10), asker)
    await Viewing.query()
      .where('id', again.id)
      .update({ starts_at: new Date(Date.now() - 3600e3), ends_at: new Date() })
    ;(await answer(again.id, 'confirmed')).assertStatus(409)
  })

  test('is canceled by who asked, with the link alone', async ({ client, assert }) => {
    const { realtor, askAsGuest, confirm, leads, answer, cancel } = await homeToShow(client)
    const email = someEmail()
    const at = onMonday(9)
    await confirm(await askAsGuest(email, { wants_viewing_at: at.toISO() }))
    const [lead] = await leads()
    const { id } = lead!.viewings[0]!
    const mailed = nextMailTo(email, /^Your viewing is confirmed/)
    await answer(id, 'confirmed')
    const door = linkIn(await mailed)
    const token = door.slice('/viewings/'.length)

    const ended = nextMailTo(email, /^Canceled/)
    for (const answered of await Promise.all([cancel(token), cancel(token)])) {
      answered.assertStatus(200)
    }
    assert.include(String((await ended).attachments?.[0]?.content), 'STATUS:CANCELLED')
    const [notice, ...more] = await noticesOf(realtor)
    assert.equal(notice?.url, `/dashboard/leads/${lead!.id}`)
    assert.deepEqual(more, [])
    assert.equal((await pageProps(client, door)).viewing.status, 'canceled')
    ;(await client.get(`${door}/viewing.ics`)).assertStatus(404)
    ;(await cancel('nothing')).assertStatus(404)
    const events = (await leads())[0]!.events.filter(({ kind }) => kind === 'viewing')
    assert.deepEqual(
      events.map(({ title }) => title),
      ['confirmed', 'canceled']
    )
  })

  test('ends with its realtor’s account, and who would come is told', async ({
    client,
    assert,
  }) => {
    const { realtor, answer, request } = await homeToShow(client)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    const mailed = nextMailTo(asker.email, /^Your viewing is confirmed/)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const [uid] = /UID:\S+/.exec(String((await mailed).attachments?.[0]?.content))!
    const ended = nextMailTo(asker.email, /^Canceled/)
    await transaction((trx) => deleteAccount({ user: realtor, trx }))
    const file = String((await ended).attachments?.[0]?.content)
    for (const line of [uid, 'STATUS:CANCELLED', 'SEQUENCE:2']) assert.include(file, line)
    assert.isNull(await Viewing.find(id))
  })

  test('ends with its lead, and who would come is told', async ({ client, assert }) => {
    const { realtor, answer, request } = await homeToShow(client)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const { leadId } = await Viewing.findOrFail(id)
    const ended = nextMailTo(asker.email, /^Canceled/)
    ;(await leadDesk(client).call('delete', `/api/leads/${leadId}`, realtor)).assertStatus(200)
    assert.include(String((await ended).attachments?.[0]?.content), 'STATUS:CANCELLED')
    assert.isNull(await Viewing.find(id))
  })

  test('is remembered by both, once', async ({ client, assert }) => {
    const { realtor, answer, request } = await homeToShow(client)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const remind = remindOfViewings
    await remind()
    assert.lengthOf(await noticesOf(realtor), 0, 'it is days away')
    await Viewing.query()
      .where('id', id)
      .update({
        starts_at: new Date(Date.now() + 20 * 3600e3),
        ends_at: new Date(Date.now() + 21 * 3600e3),
        decided_at: new Date(Date.now() - 48 * 3600e3),
      })
    await remind()
    await remind()
    const [shown, ...others] = await noticesOf(realtor)
    assert.equal(shown?.words.what, 'shown')
    assert.deepEqual(others, [])
    const told = await noticesOf(asker)
    assert.deepEqual(
      told.map(({ words }) => words.what),
      ['confirmed', 'seen']
    )
    const reminder = () => db.from('viewing_mails').where({ viewing_id: id, kind: 'reminder' })
    await reminder().update({ due_at: new Date(Date.now() - 1000) })
    const { id: mailId } = await reminder().select('id').firstOrFail()
    assert.include(await listDueViewingMails(500), mailId)
  })
})
