import { test } from '@japa/runner'
import Property from '#app/properties/property'
import { createUser } from '#tests/support/users'
import { importList } from '#app/imports/list_factory'

const named = (slug: string | null) => Property.findByOrFail('slug', slug)

test.group('A list that isn’t quite right', () => {
  test('says what was left out, and keeps a home private if unsure', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = 'title,private,price,parking,city\nA,perhaps,POA,two,Rapallo\nTotal: 1,,,,\n'
    const done = await importList(client, ava, { content })
    assert.deepEqual(done.notes, [
      'Lines that aren’t listings were left out: “Total: 1”.',
      'Columns that weren’t read: “parking”.',
    ])
    assert.lengthOf(done.rows, 1)
    assert.deepEqual(done.rows[0].errors, [
      'Private listing: “perhaps” is neither yes nor no, so it stays empty.',
      'Price: “POA” is no amount, so it stays empty.',
      'Rapallo isn’t on the map yet: its country isn’t named. Set its place.',
    ])
    assert.isTrue((await named(done.rows[0].slug)).isPrivate)
  })

  test('takes the street from a home whose address isn’t to be shown any more', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const list = (shown: string) =>
      `id,title,address,city,country,latitude,longitude,InternetAddressDisplayYN\n7,A,Via Roma 12,Portofino,Italy,44.5,9.35,${shown}\n`
    const first = await importList(client, ava, { content: list('true') })
    const [{ slug }] = first.rows
    assert.containsSubset(await named(slug), { address: 'Via Roma 12', latitude: 44.5 })
    const again = await importList(client, ava, { content: list('false') })
    assert.containsSubset(again, { updated: 1 })
    assert.match(again.rows[0].errors.join(' '), /isn’t to be shown to everyone/)
    const home = await named(slug)
    assert.containsSubset(home, { address: null, city: 'Portofino' })
    assert.closeTo(home.latitude!, 44.3, 0.1)
  })

  test('is read with the letters that somebody chose', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const post = (encoding: string) =>
      client
        .post('/api/build/previews')
        .withCsrfToken()
        .loginAs(ava)
        .header('accept', 'application/json')
        .file('file', Buffer.from('title\nDùm\n', 'latin1'), { filename: 'list.csv' })
        .field('encoding', encoding)
    const read = await post('windows-1250')
    assert.containsSubset(read.body().preview, {
      encoding: 'windows-1250',
      notes: [],
      columns: [{ name: 'title', field: 'name', samples: ['Dům'] }],
    })
    const refused = await post('klingon')
    refused.assertStatus(422)
  })
})
