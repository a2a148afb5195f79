import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { transaction } from '#app/kernel/database/transaction'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { MAX_CONTACT_FILE_BYTES } from '#app/farm/imports/import_options'
import { readContacts } from '#app/farm/imports/read_contacts'
import { workOnContacts } from '#app/farm/imports/work_on_contacts'
import Farm from '#app/farm/farm'
import { createUser } from '#tests/support/users'
import { farmer } from '#app/farm/tests/farming'

const PATH = '/api/farm/contacts/imports'

async function importer(client: ApiClient) {
  const farm = await farmer(client)
  const post = (text: string | Buffer, path = PATH, fields: Record<string, string> = {}) => {
    const request = client.post(path).accept('json').withCsrfToken().loginAs(farm.user)
    for (const [name, value] of Object.entries(fields)) request.field(name, value)
    return request.file('file', Buffer.from(text), { filename: 'people.csv' })
  }
  const run = async (text: string | Buffer, fields: Record<string, string> = {}) => {
    const answer = await post(text, PATH, fields)
    answer.assertStatus(202)
    const { id } = answer.body().import
    await workOnContacts(id, 60_000)
    return id as number
  }
  const report = async (id: number) => (await farm.read(`${PATH}/${id}`)).body()
  const undo = async (id: number) => {
    const answer = await farm.send('post', `${PATH}/${id}/undo`)
    answer.assertStatus(202)
    await workOnContacts(id, 60_000)
  }
  const contacts = async () =>
    (await farm.read('/api/farm/contacts?per_page=50')).body().contacts.data
  return { ...farm, post, run, report, undo, contacts }
}

test.group('Imports of contacts', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('place people in their town, whose clock they get', async ({ client, assert }) => {
    const { run, report, contacts } = await importer(client)
    const id = await run(
      [
        'Name,Street,City,State,Zip,Country,Latitude,Longitude,Time zone',
        'Anna,Via Garibaldi 3,Genoa,,16124,Italy,,,',
        'Bert,12 Elm Street,Katy,TX,77494,,,,',
        'Cleo,Somewhere 1,Tokyo,,,Japan,,,Europe/Paris',
        'Dora,,Springfield,,,USA,,,',
        'Eva,,,,,,35.68,139.69,',
      ].join('\n')
    )
    const found = new Map(
      (await contacts()).map((each: { name: string }) => [each.name, each] as const)
    )
    assert.containsSubset(found.get('Anna'), { time_zone: 'Europe/Rome' })
    assert.containsSubset(found.get('Bert'), { time_zone: 'America/Chicago' })
    assert.containsSubset(found.get('Cleo'), { time_zone: 'Europe/Paris' })
    assert.containsSubset(found.get('Dora'), { latitude: null, time_zone: null })
    assert.containsSubset(found.get('Eva'), { latitude: 35.68, time_zone: 'Asia/Tokyo' })
    const { rows } = await report(id)
    assert.include(rows.data[3].notes.join(), '“Springfield” isn’t on the map yet')
  })

  test('add people once, and say what became of each row', async ({ client, assert }) => {
    const { run, report, contacts, addContact } = await importer(client)
    await addContact({ name: 'Anna', email: 'anna@example.com', tags: ['old'] })
    const id = await run(
      [
        'First name,Last name,E-Mail,Phone,Tags,Latitude,Longitude',
        'A.,Other,ANNA@example.com,123,new;sea,,',
        'Bert,Berg,bert@example.com,,sea,44.3,9.2',
        'Bert,Berg,Bert@Example.com,555,,,',
        ',,nonsense,,,,',
        ',,,,,,9',
        'Too,many,c@example.com,1,x,1,2,3',
        'Too few,d@example.com',
        'Only,A Name,,,,,',
        'Only,A Name,,,,,',
        'Lost,Place,e@example.com,,,91,9',
      ].join('\n')
    )
    const { import: done, rows } = await report(id)
    assert.containsSubset(done, {
      status: 'completed',
      total: 10,
      done: 10,
      created: 3,
      merged: 3,
      failed: 4,
    })
    assert.deepEqual(
      rows.data.map(({ status }: { status: string }) => status),
      [
        'merged',
        'created',
        'merged',
        'failed',
        'failed',
        'failed',
        'failed',
        'created',
        'merged',
        'created',
      ]
    )
    assert.deepEqual(rows.data[0].notes, ['Kept the name “Anna”. This row says “A. Other”.'])
    assert.match(rows.data[5].notes[0], /8 cells, but there are 7 columns/)
    assert.match(rows.data[6].notes[0], /2 cells/)
    const people = await contacts()
    assert.lengthOf(people, 4)
    const [anna] = people.filter(({ name }: { name: string }) => name === 'Anna')
    assert.containsSubset(anna, {
      phone: '123',
      tags: ['old', 'new', 'sea'],
      consent: { status: 'none' },
    })
    const [bert] = people.filter(({ email }: { email: string }) => email === 'bert@example.com')
    assert.containsSubset(bert, { name: 'Bert Berg', phone: '555', latitude: 44.3 })
  })

  test('are taken back as a whole, but for who changed since', async ({ client, assert }) => {
    const { run, report, undo, contacts, addContact, send } = await importer(client)
    await addContact({ name: 'Anna', email: 'anna@example.com', tags: ['old'] })
    const id = await run(
      'name,email,phone,tags\nA,anna@example.com,1,new\nA,anna@example.com,,newer\n' +
        'Bert,bert@example.com,,\nCarl,carl@example.com,,\nDora,dora@example.com,,\n'
    )
    const before = await contacts()
    const idOf = (name: string) => before.find((one: { name: string }) => one.name === name).id
    await send('patch', `/api/farm/contacts/${idOf('Carl')}`, { contact: { phone: '9' } })
    await transaction((trx) =>
      recordConsent({ trx }, idOf('Dora'), { kind: 'confirmed', wording: 'Yes', source: 'x' })
    )
    await undo(id)
    await undo(id)
    const { import: done } = await report(id)
    assert.containsSubset(done, { status: 'undone', undone: 2, kept: 2 })
    const now = await contacts()
    assert.deepEqual(
      now.map(({ name }: { name: string }) => name),
      ['Dora', 'Carl', 'Anna']
    )
    assert.containsSubset(now.at(-1), { phone: null, tags: ['old'] })
  })

  test('go on where a worker died', async ({ client, assert }) => {
    const { report, user, addContact } = await importer(client)
    await addContact({ name: 'First' })
    const farm = await Farm.findByOrFail('userId', user.id)
    const people = Array.from({ length: 1200 }, (_, at) => [`p${at}@example.com`])
    const rows = await readContacts({ columns: ['email'], rows: people }, ['email'])
    const [id] = await db
      .table('farm_imports')
      .insert({ farm_id: farm.id, file_name: 'x', total: rows.length })
      .returning('id')
      .then((made: { id: number }[]) => made.map((one) => one.id))
    await db
      .table('farm_import_rows')
      .multiInsert(
        rows.map(({ row, values }) => ({ import_id: id, row, values: JSON.stringify(values) }))
      )
    assert.isTrue(await workOnContacts(id!, -1), 'time is up after the first rows')
    const half = (await report(id!)).import
    assert.containsSubset(half, { status: 'processing', created: 500 })
    await Promise.all([workOnContacts(id!, 60_000), workOnContacts(id!, 60_000)])
    assert.containsSubset((await report(id!)).import, { status: 'completed', created: 1200 })
    const kept = await db.from('farm_import_contacts').where('import_id', id!)
    assert.lengthOf(kept, 1200)
  })

  test('say what is wrong with a file', async ({ client, assert }) => {
    const { post, run, contacts } = await importer(client)
    const wrong: [string | Buffer, RegExp][] = [
      ['', /empty|Choose/],
      ['email\n', /no contacts/],
      [`email\n${'"open,a@example.com\n'.repeat(60)}`, /quotation mark/],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0, 3, 0, 0, 0]), /isn’t a text file/],
      ['foo,bar\n1,2', /don’t know any column/],
    ]
    for (const [text, reason] of wrong) {
      const refused = await post(text)
      refused.assertStatus(422)
      assert.match(JSON.stringify(refused.body().errors), reason)
    }
    for (const mapping of ['x', '["email"]', '["email","email"]', '["nonsense",null]']) {
      const refused = await post('a,b\n1,2', PATH, { mapping })
      refused.assertStatus(422)
    }
    const preview = await post('Mail;Foo\na@example.com;1', '/api/farm/contacts/previews')
    assert.deepEqual(preview.body().preview, {
      total: 1,
      columns: [
        { name: 'Mail', field: 'email', samples: ['a@example.com'] },
        { name: 'Foo', field: null, samples: ['1'] },
      ],
    })
    await run(Buffer.from('email;name\r\nz@example.com;Z\xfcrich', 'latin1'))
    await run(Buffer.from('\ufeffemail\tname\r\ny@example.com\tŻ', 'utf16le'))
    assert.sameMembers(
      (await contacts()).map(({ name }: { name: string }) => name),
      ['Zürich', 'Ż']
    )
    const large = await post(Buffer.alloc(MAX_CONTACT_FILE_BYTES + 1, 'a'))
    large.assertStatus(413)
  })

  test('and exports run no formulas', async ({ client, assert }) => {
    const { run, read, report, contacts, undo } = await importer(client)
    const id = await run('name,email\n"=HYPERLINK(1)",f@example.com\nBad,"=cmd|x"')
    const csv = (await read('/api/farm/contacts/export')).text()
    assert.include(csv, "'=HYPERLINK(1)")
    assert.equal((await contacts())[0].name, '=HYPERLINK(1)')
    const table = (await read(`${PATH}/${id}/report`)).text()
    assert.include(table, "'=cmd|x")
    await undo(id)
    await run(csv)
    assert.equal((await contacts())[0].name, '=HYPERLINK(1)', 'comes back as it was')
    assert.equal((await report(id)).import.status, 'undone')
  })

  test('are nobody else’s', async ({ client }) => {
    const { run } = await importer(client)
    const id = await run('email\na@example.com')
    const stranger = await farmer(client)
    await stranger.addContact({ name: 'Mine' })
    const member = await farmer(client, await createUser())
    for (const [person, status] of [
      [stranger, 404],
      [member, 403],
    ] as const) {
      for (const refused of [
        await person.read(`${PATH}/${id}`),
        await person.read(`${PATH}/${id}/report`),
        await person.read(`/farm/imports/${id}`),
        await person.send('post', `${PATH}/${id}/undo`),
      ]) {
        refused.assertStatus(status)
      }
    }
  })
})
