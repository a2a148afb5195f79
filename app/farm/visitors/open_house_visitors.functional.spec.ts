// Long because: a visitor’s whole way is told in one place, from registering to the thank-you.
import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import SendOpenHouseMail from '#app/farm/open_house_mails/send_open_house_mail_job'
import { listDueMailIds } from '#app/farm/open_house_mails/send_due_mails_job'
import Visitor from '#app/farm/visitors/visitor'
import { openHouseToVisit, shiftOpenHouse, someEmail } from '#app/farm/tests/open_house_factory'
import { transaction } from '#app/kernel/database/transaction'
import { leadDesk } from '#app/leads/tests/lead_desk'
import { nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

test.group('Visitors of open houses', () => {
  test('register without an account and get a mail with calendar and code', async ({
    client,
    assert,
  }) => {
    const { register, visitors } = await openHouseToVisit(client)
    const email = someEmail()
    const mailed = nextMailTo(email, /You’re registered/)
    const answer = await register({ email, phone: '+1 555', has_agent: false, client_id: 'one' })
    answer.assertStatus(201)
    assert.containsSubset(answer.body(), {
      status: 'success',
      registration: { status: 'registered' },
    })
    const mail = await mailed
    assert.include(mail.subject, 'You’re registered')
    assert.includeMembers(
      (mail.attachments ?? []).map(({ filename }) => filename),
      ['open-house.ics', 'pass.png']
    )
    const [visitor] = await visitors()
    assert.containsSubset(visitor, {
      email,
      phone: '+1 555',
      has_agent: false,
      status: 'registered',
      consent: { is_given: true },
      checked_in_at: null,
    })
    const pass = await client.get(answer.body().registration.pass_url).accept('html')
    pass.assertStatus(200)
  })

  test('are there once, however often they send', async ({ client, assert }) => {
    const { register, visitors } = await openHouseToVisit(client)
    const given = { email: someEmail(), client_id: 'entry-1' }
    const [first, second] = await Promise.all([register(given), register(given)])
    assert.equal(first.body().registration.pass_url, second.body().registration.pass_url)
    const other = await register({ ...given, client_id: 'entry-2', name: 'Somebody Else' })
    other.assertStatus(201)
    assert.isNull(other.body().registration.pass_url)
    assert.lengthOf(await visitors(), 1)
  })

  test('share 20 places among 50 who register at once', async ({ client, assert }) => {
    const { register, house } = await openHouseToVisit(client, { capacity: 20 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => register()))
    const states = answers.map((answer) => answer.body().registration.status)
    assert.lengthOf(
      states.filter((state) => state === 'registered'),
      20
    )
    assert.lengthOf(
      states.filter((state) => state === 'waiting'),
      30
    )
    const rows = await Visitor.query().where({ openHouseId: house.id, status: 'registered' })
    assert.lengthOf(rows, 20)
  })

  test('move up from the waiting list and are told', async ({ client, assert }) => {
    const { register, change, visitors } = await openHouseToVisit(client, { capacity: 1 })
    const first = await register()
    const [second, third] = [someEmail(), someEmail()]
    await register({ email: second })
    await register({ email: third })
    const movedUp = nextMailTo(second, /You have a place/)
    const leave = await client
      .post(`${first.body().registration.pass_url}/withdraw`)
      .accept('json')
      .withCsrfToken()
    leave.assertStatus(200)
    await movedUp
    const alsoUp = nextMailTo(third, /You have a place/)
    ;(await change({ capacity: 2 })).assertStatus(200)
    await alsoUp
    assert.sameMembers(
      (await visitors()).map(({ status }) => status),
      ['withdrawn', 'registered', 'registered']
    )
  })

  test('cannot register for one that has ended or is canceled', async ({ client }) => {
    const past = await openHouseToVisit(client)
    await shiftOpenHouse(past.house, -100)
    ;(await past.register()).assertStatus(409)
    const canceled = await openHouseToVisit(client)
    await canceled.cancel()
    ;(await canceled.register()).assertStatus(409)
    ;(await canceled.change({ notes: 'Hi' })).assertStatus(409)
  })

  test('are told of a new time and of a cancellation, once', async ({ client, assert }) => {
    const { register, change, cancel, house } = await openHouseToVisit(client)
    const email = someEmail()
    await register({ email })
    const moved = nextMailTo(email, /New time/)
    const later = house.startsAt.plus({ days: 1 })
    const answer = await change({ starts_at: later.toISO() })
    answer.assertStatus(200)
    assert.equal(answer.body().open_house.ends_at, house.endsAt.plus({ days: 1 }).toUTC().toISO())
    await moved
    const told = nextMailTo(email, /Canceled/)
    ;(await cancel()).assertStatus(200)
    ;(await cancel()).assertStatus(200)
    await told
    const mails = await db
      .from('open_house_mails as m')
      .join('open_house_visitors as v', 'v.id', 'm.visitor_id')
      .where('v.email', email)
      .where('m.kind', 'cancelled')
    assert.lengthOf(mails, 1)
  })

  test('sign in at the door once, registered or not, even later', async ({ client, assert }) => {
    const { register, signIn, visitors, house } = await openHouseToVisit(client, { capacity: 1 })
    const email = someEmail()
    await register({ email })
    await shiftOpenHouse(house, -75)
    const entry = { client_id: 'tablet-1', signed_at: new Date(Date.now() - 60_000).toISOString() }
    const first = await signIn({ ...entry, email })
    first.assertStatus(201)
    const again = await signIn({ ...entry, email })
    assert.equal(again.body().visitor.id, first.body().visitor.id)
    await signIn({ client_id: 'tablet-2', consent: true })
    const all = await visitors()
    assert.sameMembers(
      all.map(({ status }) => status),
      ['registered', 'walk_in']
    )
    assert.isTrue(all.every((visitor) => visitor.checked_in_at !== null))
    await shiftOpenHouse(house, -24 * 20)
    ;(await signIn({ client_id: 'tablet-3' })).assertStatus(409)
  })

  test('sign in at the door in an object of their name, and once per key', async ({
    client,
    assert,
  }) => {
    const { realtor, house, visitors } = await openHouseToVisit(client)
    const send = (visitor: object, key = 'door-1') =>
      client
        .post(`/api/open-houses/${house.id}/visitors`)
        .header('idempotency-key', key)
        .json({ visitor })
        .withCsrfToken()
        .loginAs(realtor)
    const entry = { name: 'Ada Quist', email: someEmail() }
    const first = await send(entry)
    first.assertStatus(201)
    assert.deepEqual((await send(entry)).body(), first.body())
    ;(await send({ ...entry, email: someEmail() })).assertStatus(422)
    const nameless = await send({ email: someEmail() }, 'door-2')
    nameless.assertStatus(422)
    assert.deepEqual(nameless.body().errors, { 'visitor.name': ['Enter your name.'] })
    assert.lengthOf(await visitors(), 1)
  })

  test('are checked in by hosts only', async ({ client, assert }) => {
    const { register, visitors, checkIn } = await openHouseToVisit(client)
    const stranger = await createUser({ type: 'realtor' })
    await register()
    const [visitor] = await visitors()
    ;(await checkIn(visitor!.id, stranger)).assertStatus(404)
    const answer = await checkIn(visitor!.id)
    answer.assertStatus(200)
    const again = await checkIn(visitor!.id)
    assert.equal(again.body().visitor.checked_in_at, answer.body().visitor.checked_in_at)
    ;(await checkIn(999_999)).assertStatus(404)
  })

  test('answer one question, and nobody opens a pass without its code', async ({
    client,
    assert,
  }) => {
    const { register, visitors, checkIn, page } = await openHouseToVisit(client)
    const { pass_url: pass } = (await register()).body().registration
    const [visitor] = await visitors()
    await checkIn(visitor!.id)
    const answer = (path: string, given: string) =>
      client.post(`${path}/answer`).json({ answer: given }).accept('json').withCsrfToken()
    ;(await answer(pass, 'interested')).assertStatus(200)
    ;(await answer(pass, 'nonsense')).assertStatus(422)
    assert.equal((await visitors())[0]!.answer, 'interested')
    const forged = `${page}/pass/${visitor!.id}-AAAAAAAAAAAAAAAA`
    ;(await client.get(forged).accept('json')).assertStatus(404)
    ;(await answer(forged, 'thinking')).assertStatus(404)
    const missing = await client.get(forged).accept('text/html')
    missing.assertStatus(404)
    assert.match(missing.text(), /<h1[^>]*>This pass no longer works</)
    const other = await openHouseToVisit(client)
    ;(await client.get(pass.replace(page, other.page)).accept('json')).assertStatus(404)
  })

  test('are not stored if they are bots or blocked', async ({ client, assert }) => {
    const { realtor, register, visitors } = await openHouseToVisit(client)
    const blocked = await createUser()
    await transaction((trx) => blockUser({ user: realtor, trx }, blocked.id))
    ;(await register({ website: 'x' })).assertStatus(201)
    ;(await register({ email: blocked.email })).assertStatus(201)
    ;(await register({}, blocked)).assertStatus(404)
    assert.lengthOf(await visitors(), 0)
    for (const wrong of [{ email: 'x' }, { name: '' }, { name: 'Win at spam.example' }]) {
      ;(await register(wrong)).assertStatus(422)
    }
  })

  test('become one lead of the realtor, with what they agreed to', async ({ client, assert }) => {
    const { realtor, register, visitors, checkIn, house } = await openHouseToVisit(client)
    const email = someEmail()
    await register({ email, consent: false, has_agent: true })
    const [visitor] = await visitors()
    await checkIn(visitor!.id)
    await checkIn(visitor!.id)
    const answer = await client.get('/api/leads').loginAs(realtor)
    const leads = answer.body().leads.data
    assert.lengthOf(leads, 1)
    assert.containsSubset(leads[0], {
      email,
      source: 'open_house',
      property: { id: house.propertyId },
    })
    const titles = leads[0].events.map(({ title }: { title: string }) => title)
    assert.lengthOf(titles, 2)
    assert.match(titles[0], /^Registered for the open house/)
    assert.match(titles[1], /^Came to the open house/)
    assert.equal(leads[0].events[0].message, 'No consent to be contacted. Has an agent.')
  })

  test('who are a lost lead are new again when they register and when they come', async ({
    client,
    assert,
  }) => {
    const { realtor, register, visitors, checkIn } = await openHouseToVisit(client)
    const { add, list, change } = leadDesk(client)
    const email = someEmail()
    const { id } = await add(realtor, { email })
    const lose = async () => {
      const reason = 'Bought elsewhere'
      ;(await change(realtor, id, { stage: 'lost', reason })).assertStatus(200)
    }
    const isNewAgain = async () => {
      const [lead, ...others] = await list(realtor)
      assert.deepEqual(others, [])
      assert.containsSubset(lead, { id, stage: 'new', reason: null })
    }
    await lose()
    ;(await register({ email })).assertStatus(201)
    await isNewAgain()
    await lose()
    const [visitor] = await visitors()
    ;(await checkIn(visitor!.id)).assertStatus(200)
    await isNewAgain()
  })

  test('are reminded once each, and thanked if they came', async ({ client, assert }) => {
    const { register, visitors, checkIn, house } = await openHouseToVisit(client)
    const [came, stayed] = [someEmail(), someEmail()]
    const confirmed = [came, stayed].map((email) => nextMailTo(email, /You’re registered/))
    await register({ email: came, consent: false })
    await register({ email: stayed, consent: false })
    await Promise.all(confirmed)
    const sent: string[] = []
    const stop = emitter.on('mail:sent', ({ message }) => {
      const to = JSON.stringify(message.to)
      if (to.includes(came) || to.includes(stayed)) sent.push(message.subject ?? '')
    })
    const run = async () => {
      const ids = await listDueMailIds(500)
      const mine = await db
        .from('open_house_mails as m')
        .join('open_house_visitors as v', 'v.id', 'm.visitor_id')
        .where('v.open_house_id', house.id)
        .whereIn('m.id', ids)
        .select('m.id')
      for (const { id } of [...mine, ...mine]) await sendMail(id)
    }
    const due = (kind: string, hours: number) =>
      db.rawQuery(
        `update open_house_mails m set due_at = now() - make_interval(hours => :hours)
         from open_house_visitors v where v.id = m.visitor_id and v.open_house_id = :id
           and m.kind = :kind`,
        { id: house.id, kind, hours }
      )
    await due('reminder_day', 1)
    await run()
    await due('reminder_soon', 1)
    await run()
    assert.sameMembers(sent, [
      'Tomorrow: Casa Livia',
      'Tomorrow: Casa Livia',
      'In two hours: Casa Livia',
      'In two hours: Casa Livia',
    ])
    sent.length = 0
    const visitor = (await visitors()).find(({ email }) => email === came)
    await checkIn(visitor!.id)
    await shiftOpenHouse(house, -100)
    await due('thanks', 1)
    await run()
    assert.deepEqual(sent, ['Thank you for visiting Casa Livia'])
    stop()
  })
})

function sendMail(mailId: number): Promise<void> {
  const job = new SendOpenHouseMail()
  job.$hydrate({ mailId }, {} as never)
  return job.execute()
}
