import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import { keepContact } from '#app/farm/contacts/keep_contact'
import { recordConsent } from '#app/farm/contacts/record_consent'
import Farm from '#app/farm/farm'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'
import { farmer } from '#app/farm/tests/farming'

test.group('Contacts of a farm', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are added, changed and deleted', async ({ client, assert }) => {
    const { read, send, addContact } = await farmer(client)
    const added = await addContact({
      name: 'Noah Berg',
      email: 'Noah@Example.com',
      tags: ['buyer', 'sea', 'buyer'],
      time_zone: 'Europe/Rome',
    })
    assert.containsSubset(added, {
      email: 'noah@example.com',
      tags: ['buyer', 'sea'],
      areas: [],
      consent: { status: 'none', text: null },
    })

    const changed = await send('patch', `/api/farm/contacts/${added.id}`, {
      contact: { phone: '+39 010', name: null },
    })
    changed.assertStatus(200)
    assert.containsSubset(changed.body().contact, { phone: '+39 010', name: null })

    const listed = await read('/api/farm/contacts')
    assert.equal(listed.body().total, 1)
    assert.deepEqual(listed.body().contacts.data, [changed.body().contact])
    const gone = await send('delete', `/api/farm/contacts/${added.id}`)
    gone.assertStatus(200)
    assert.equal((await read('/api/farm/contacts')).body().total, 0)
  })

  test('get the place and the clock of their town', async ({ client, assert }) => {
    const { send, addContact } = await farmer(client)
    const area = {
      name: 'Genoa',
      polygon: [
        [8.8, 44.3],
        [9.1, 44.3],
        [9.1, 44.5],
        [8.8, 44.5],
      ],
    }
    ;(await send('post', '/api/farm/areas', { area })).assertStatus(201)
    const anna = await addContact({ name: 'Anna', address: 'Via Garibaldi 3, 16124 Genoa, Italy' })
    assert.equal(anna.time_zone, 'Europe/Rome')
    assert.closeTo(anna.latitude, 44.4, 0.1)
    assert.deepEqual(
      anna.areas.map(({ name }: { name: string }) => name),
      ['Genoa']
    )
    const bert = await addContact({ name: 'Bert', address: '12 Elm Street, Katy, TX 77494' })
    assert.equal(bert.time_zone, 'America/Chicago')
    const cleo = await addContact({ name: 'Cleo', address: 'Springfield' })
    assert.containsSubset(cleo, { latitude: null, time_zone: null })
    const given = { latitude: 1, longitude: 2, time_zone: 'Asia/Tokyo' }
    const dora = await addContact({ name: 'Dora', address: 'Genoa, Italy', ...given })
    assert.containsSubset(dora, given)

    const change = async (id: number, contact: object) =>
      (await send('patch', `/api/farm/contacts/${id}`, { contact })).body().contact
    assert.containsSubset(await change(dora.id, { address: 'Genoa, Italy', name: 'D.' }), given)
    const moved = await change(anna.id, { address: 'Shibuya 1, Tokyo, Japan' })
    assert.containsSubset(moved, { time_zone: 'Asia/Tokyo', areas: [] })
    assert.containsSubset(await change(anna.id, { address: '' }), { latitude: null, areas: [] })
  })

  test('have one row per address, and say what is wrong', async ({ client, assert }) => {
    const { send, addContact } = await farmer(client)
    const known = await addContact({ email: 'known@example.com' })
    const other = await addContact({ name: 'Somebody' })
    const twice = await send('post', '/api/farm/contacts', {
      contact: { email: 'KNOWN@example.com' },
    })
    twice.assertStatus(422)
    assert.deepEqual(twice.body().errors['contact.email'], [
      'You already have a contact with this email address.',
    ])
    const taken = await send('patch', `/api/farm/contacts/${other.id}`, {
      contact: { email: known.email },
    })
    taken.assertStatus(422)
    const wrong = [
      {},
      { name: '' },
      { email: 'nonsense' },
      { name: 'x', latitude: 44 },
      { name: 'x', latitude: null, longitude: 9 },
      { name: 'x', latitude: 91, longitude: 9 },
      { name: 'x', tags: [''] },
      { name: 'x', tags: 'buyer' },
      { name: 'x'.repeat(121) },
      { name: 'x', time_zone: 'Mars/Base' },
    ]
    for (const contact of wrong) {
      const refused = await send('post', '/api/farm/contacts', { contact })
      assert.equal(refused.status(), 422, JSON.stringify(contact))
    }
  })

  test('are filtered by words, tags and consent', async ({ client, assert }) => {
    const { user, read, addContact } = await farmer(client)
    const anna = await addContact({ name: 'Anna 100%', tags: ['buyer', 'sea'] })
    const bert = await addContact({ name: 'Bert', email: 'bert@example.com', tags: ['buyer'] })
    const farm = await Farm.findByOrFail('userId', user.id)
    await transaction((trx) =>
      recordConsent({ trx }, bert.id, { kind: 'confirmed', wording: 'Yes', source: 'A form' })
    )
    const found = async (query: string) => {
      const answer = await read(`/api/farm/contacts?${query}`)
      answer.assertStatus(200)
      return answer.body().contacts.data.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await found('q=anna'), [anna.id])
    assert.deepEqual(await found('q=100%25'), [anna.id])
    assert.deepEqual(await found('q=EXAMPLE'), [bert.id])
    assert.deepEqual(await found('tags=buyer'), [bert.id, anna.id])
    assert.deepEqual(await found('tags=buyer,sea'), [anna.id])
    assert.deepEqual(await found('consent=confirmed'), [bert.id])
    assert.deepEqual(await found('consent=nonsense'), [bert.id, anna.id])
    assert.deepEqual(await found('areas=999999'), [])
    assert.deepEqual(await found('q=%00&areas=x'), [bert.id, anna.id])
    assert.deepEqual(await found('per_page=1&page=2'), [anna.id])
    assert.equal(farm.userId, user.id)
  })

  test('keep evidence of consent, which only grows', async ({ client, assert }) => {
    const { user, read, addContact, send } = await farmer(client)
    const { id } = await addContact({ email: 'anna@example.com' })
    const record = (kind: 'asked' | 'confirmed') =>
      transaction((trx) =>
        recordConsent({ trx }, id, { kind, wording: `Was ${kind}`, source: '/join/anna' })
      )
    const consent = async () => (await read('/api/farm/contacts')).body().contacts.data[0].consent
    const path = `/api/farm/contacts/${id}`
    const give = { contact: { consent: { status: 'confirmed' } } }
    await record('asked')
    assert.containsSubset(await consent(), { status: 'pending', text: 'Was asked' })
    ;(await send('patch', path, give)).assertStatus(422)
    assert.equal((await consent()).status, 'pending')
    await record('confirmed')
    await record('asked')
    assert.equal((await consent()).status, 'confirmed')

    const [whole] = (await read('/api/farm/contacts')).body().contacts.data
    const sentBack = await send('patch', path, { contact: { ...whole, name: 'Anna' } })
    sentBack.assertStatus(200)
    assert.deepEqual(sentBack.body().contact, { ...whole, name: 'Anna' })
    const withdrawn = { contact: { consent: { status: 'withdrawn' } } }
    const noted = await send('patch', path, withdrawn)
    noted.assertStatus(200)
    await send('patch', path, withdrawn)
    ;(await send('patch', path, give)).assertStatus(422)
    const now = await consent()
    assert.equal(now.status, 'withdrawn')
    assert.include(now.source, user.name)
    const kept = db.from('farm_consents').where('contact_id', id)
    assert.lengthOf(await kept.clone(), 4)
    await assert.rejects(() => kept.clone().update({ wording: 'x' }), /never changed/)
    await assert.rejects(() => kept.clone().delete(), /never changed/)
    await send('delete', path)
    assert.lengthOf(await kept.clone(), 0)
  })

  test('are merged by address when they come from elsewhere', async ({ client, assert }) => {
    const { user, addContact, read } = await farmer(client)
    const { id } = await addContact({ email: 'anna@example.com', name: 'Anna', tags: ['sea'] })
    const farm = await Farm.findByOrFail('userId', user.id)
    const given = { email: 'anna@example.com', name: 'A.', phone: '1', tags: ['sea', 'visitor'] }
    const kept = await transaction((trx) => keepContact({ trx }, farm.id, given))
    assert.deepEqual(kept, { id, isNew: false })
    const [contact] = (await read('/api/farm/contacts')).body().contacts.data
    assert.containsSubset(contact, { name: 'Anna', phone: '1', tags: ['sea', 'visitor'] })
  })

  test('are somebody’s own, or the team’s they work in', async ({ client, assert }) => {
    const [owner, agent, viewer] = [
      await createUser({ type: 'realtor' }),
      await createUser(),
      await createUser(),
    ]
    const team = await teamOf(owner, { agent, viewer })
    for (const person of [owner, agent, viewer]) {
      await person.merge({ currentTeamId: team.id }).save()
    }
    const own = await farmer(client, owner)
    const { id } = await own.addContact({ name: 'Of the team' })
    const colleague = await farmer(client, agent)
    assert.equal((await colleague.read('/api/farm/contacts')).body().total, 1)
    const path = `/api/farm/contacts/${id}`
    const renamed = await colleague.send('patch', path, { contact: { name: 'Ours' } })
    renamed.assertStatus(200)

    const seeing = await farmer(client, viewer)
    for (const refused of [
      await seeing.read('/api/farm/contacts'),
      await seeing.send('patch', path, { contact: {} }),
      await seeing.send('delete', path),
      await seeing.send('post', '/api/farm/contacts', { contact: { name: 'x' } }),
    ]) {
      refused.assertStatus(403)
    }
    const stranger = await farmer(client)
    assert.equal((await stranger.read('/api/farm/contacts')).body().total, 0)
    for (const refused of [
      await stranger.send('patch', path, { contact: {} }),
      await stranger.send('delete', path),
    ]) {
      refused.assertStatus(404)
    }

    await owner.merge({ currentTeamId: null }).save()
    assert.equal((await own.read('/api/farm/contacts')).body().total, 0, 'has a farm of their own')
  })
})
