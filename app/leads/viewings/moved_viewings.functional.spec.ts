import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { homeToShow, MONDAYS, noticesOf, onMonday } from '#app/leads/tests/home_to_show'
import { leadTeam } from '#app/leads/tests/lead_desk'
import { remindOfViewings } from '#app/leads/viewings/send_due_viewing_mails_job'
import Viewing from '#app/leads/viewings/viewing'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const startIn = (at: DateTime) => `DTSTART:${at.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`

const uidIn = (file: string) => /UID:\S+/.exec(file)![0]

test.group('A viewing at another time', () => {
  test('is moved by its realtor, and the calendar of who comes follows', async ({
    client,
    assert,
  }) => {
    const { realtor, answer, move, request, leads } = await homeToShow(client)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    const confirmed = nextMailTo(asker.email, /^Your viewing is confirmed/)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const uid = uidIn(String((await confirmed).attachments?.[0]?.content))

    const later = onMonday(15)
    const mailed = nextMailTo(asker.email, /^Your viewing has a new time/)
    const moved = await move(id, later)
    moved.assertStatus(200)
    assert.containsSubset(moved.body(), {
      viewing: { id, status: 'confirmed', starts_at: later.toUTC().toISO() },
      lead: { viewings: [{ id, starts_at: later.toUTC().toISO() }] },
    })
    const message = await mailed
    const file = String(message.attachments?.[0]?.content)
    for (const line of [uid, startIn(later), 'STATUS:CONFIRMED', 'SEQUENCE:2']) {
      assert.include(file, line)
    }
    const calendar = await client.get(`${linkIn(message)}/viewing.ics`)
    for (const line of [uid, startIn(later), 'SEQUENCE:2']) assert.include(calendar.text(), line)
    const told = await noticesOf(asker)
    assert.deepEqual(
      told.map(({ words }) => words.what),
      ['confirmed', 'moved']
    )
    assert.lengthOf(await noticesOf(realtor), 0)
    ;(await move(id, later)).assertStatus(200)
    assert.lengthOf(await noticesOf(asker), 2, 'a repeat tells nobody')
    const [lead] = await leads()
    const events = lead!.events.filter(({ kind }) => kind === 'viewing')
    assert.deepEqual(
      events.map(({ title }) => title),
      ['confirmed', 'moved']
    )
    const planned: { kind: string; revision: number }[] = await db
      .from('viewing_mails')
      .where({ viewing_id: id, kind: 'reminder' })
      .whereNull('sent_at')
    assert.deepEqual(
      planned.map(({ revision }) => revision),
      [2]
    )
  })

  test('is confirmed by moving a request, and takes that time from others', async ({
    client,
    assert,
  }) => {
    const { move, request, answer, leads } = await homeToShow(client)
    const one = await request(onMonday(9), await createUser())
    const other = await request(onMonday(10), await createUser())
    const answers = await Promise.all([move(one.id, onMonday(14)), move(other.id, onMonday(14))])
    assert.sameMembers(
      answers.map((each) => each.status()),
      [200, 409]
    )
    const isFirst = answers[0].status() === 200
    const [kept, refused] = isFirst ? [one, other] : [other, one]
    const shown = await Viewing.findOrFail(kept.id)
    assert.equal(shown.status, 'confirmed')
    const waiting = await Viewing.findOrFail(refused.id)
    assert.equal(waiting.status, 'requested')
    assert.equal(waiting.revision, 0)
    assert.includeMembers(
      (await leads()).map(({ stage }) => stage),
      ['viewing', 'new']
    )
    ;(await answer(refused.id, 'confirmed')).assertStatus(200)
    ;(await move(refused.id, onMonday(14, 15))).assertStatus(409)
    ;(await move(kept.id, onMonday(14, 15))).assertStatus(200)
  })

  test('is asked for by who comes, and waits for its realtor again', async ({ client, assert }) => {
    const { realtor, setHours, answer, askForOther, request } = await homeToShow(client)
    ;(await setHours(MONDAYS)).assertStatus(200)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    const confirmed = nextMailTo(asker.email, /^Your viewing is confirmed/)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const message = await confirmed
    const uid = uidIn(String(message.attachments?.[0]?.content))
    const door = linkIn(message)
    const token = door.slice('/viewings/'.length)
    assert.containsSubset((await pageProps(client, door)).free_days, [
      { date: onMonday(9).toISODate() },
    ])

    for (const wrong of [onMonday(9, 45), onMonday(18), DateTime.now().minus({ days: 1 })]) {
      const refused = await askForOther(token, wrong)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'wants_viewing_at')
    }
    const asked = nextMailTo(asker.email, /^You asked for another time/)
    const later = onMonday(10)
    ;(await askForOther(token, later)).assertStatus(200)
    const file = String((await asked).attachments?.[0]?.content)
    for (const line of [uid, startIn(later), 'STATUS:TENTATIVE', 'SEQUENCE:2']) {
      assert.include(file, line)
    }
    ;(await askForOther(token, later)).assertStatus(200)
    const [notice, ...more] = await noticesOf(realtor)
    assert.equal(notice?.words.what, 'other_time')
    assert.deepEqual(more, [])
    const waiting = await Viewing.findOrFail(id)
    assert.equal(waiting.status, 'requested')
    assert.isNull(waiting.decidedAt)
    const reminders = db.from('viewing_mails').where({ viewing_id: id, kind: 'reminder' })
    assert.lengthOf(await reminders.whereNull('sent_at'), 0)

    const again = nextMailTo(asker.email, /^Your viewing is confirmed/)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const last = String((await again).attachments?.[0]?.content)
    for (const line of [uid, startIn(later), 'STATUS:CONFIRMED', 'SEQUENCE:3']) {
      assert.include(last, line)
    }
  })

  test('is not asked for by somebody whom the realtor blocked', async ({ client, assert }) => {
    const { realtor, answer, askForOther, request } = await homeToShow(client)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    ;(await answer(id, 'confirmed')).assertStatus(200)
    const { token, startsAt } = await Viewing.findOrFail(id)
    await transaction((trx) => blockUser({ user: realtor, trx }, asker.id))
    ;(await askForOther(token, onMonday(10))).assertStatus(200)
    const viewing = await Viewing.findOrFail(id)
    assert.deepEqual([viewing.status, +viewing.startsAt], ['confirmed', +startsAt])
    assert.lengthOf(await noticesOf(realtor), 0)
  })

  test('is reminded of again', async ({ client, assert }) => {
    const { realtor, answer, move, request } = await homeToShow(client)
    const { id } = await request(onMonday(9), await createUser())
    ;(await answer(id, 'confirmed')).assertStatus(200)
    await Viewing.query().where('id', id).update({ reminded_at: new Date() })
    ;(await move(id, DateTime.now().plus({ hours: 25 }))).assertStatus(200)
    const soon = new Date(Date.now() + 90 * 60e3)
    await Viewing.query()
      .where('id', id)
      .update({ starts_at: soon, ends_at: new Date(soon.getTime() + 1800e3) })
    await remindOfViewings()
    const [notice] = await noticesOf(realtor)
    assert.equal(notice?.words.what, 'shown')
  })

  test('is refused to others, once it is over or called off, and without a time', async ({
    client,
    assert,
  }) => {
    const { owner, agent, viewer, stranger } = await leadTeam()
    const { answer, move, askForOther, request, cancel } = await homeToShow(client, owner)
    const asker = await createUser()
    const { id } = await request(onMonday(9), asker)
    for (const outsider of [agent, viewer, stranger, asker]) {
      ;(await move(id, onMonday(10), outsider)).assertStatus(404)
    }
    ;(await move(999999999, onMonday(10))).assertStatus(404)
    ;(await askForOther('nothing', onMonday(10))).assertStatus(404)
    for (const wrong of [DateTime.now().minus({ hours: 1 }), DateTime.now().plus({ years: 2 })]) {
      const refused = await move(id, wrong)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'starts_at')
    }
    const { token } = await Viewing.findOrFail(id)
    ;(await cancel(token)).assertStatus(200)
    ;(await move(id, onMonday(10))).assertStatus(409)
    ;(await askForOther(token, onMonday(10))).assertStatus(409)
    ;(await answer(id, 'confirmed')).assertStatus(409)

    const over = await request(onMonday(10), asker)
    await Viewing.query()
      .where('id', over.id)
      .update({ starts_at: new Date(Date.now() - 3600e3), ends_at: new Date() })
    ;(await move(over.id, onMonday(11))).assertStatus(409)
  })
})
