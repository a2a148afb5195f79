import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#app/imports/import_limits'
import Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'
import { finished, importList, importOf, sendList, type WireImport } from './list_factory.js'

const CSV = `Listing ID;Title;Price;Town;Country;Beds
A-1;Casa Livia;€ 1.250.000;Portofino;Italy;3
A-2;Broken;soon;Portofino;Italy;2
;No key;450000;Vienna;AT;1
A-1;Again;1;;;
`

const RESO = {
  value: [
    {
      ListingKey: '77',
      ListPrice: 450_000.5,
      PropertyType: 'Residential',
      PropertySubType: 'Single Family Residence',
      StreetNumber: '12',
      StreetName: 'Elm',
      StreetSuffix: 'Street',
      City: 'Boulder',
      StateOrProvince: 'Colorado',
      Country: 'US',
      BathroomsFull: 2,
      BathroomsHalf: 1,
      LivingArea: 2100,
      LivingAreaUnits: 'SquareFeet',
      LotSizeArea: 0.5,
      LotSizeUnits: 'Acres',
    },
  ],
}

const named = (slug: string | null) => Property.findByOrFail('slug', slug)

test.group('An import of listings', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('never turns a home that was out for sale into one for rent', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const home = await createPublished(ava)
    const content = `Listing ID,Offered for,Rent\n${home.slug},rent,1800\n`
    const done = await importList(client, ava, { content })
    assert.containsSubset(done, { failed: 1, updated: 0 })
    assert.match(done.rows[0].errors[0], /published for sale/)
    assert.equal((await home.refresh()).offeredFor, 'sale')
  })

  test('makes a draft of each good row and says what is wrong with the others', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const sent = await sendList(client, ava, { content: CSV })
    sent.assertStatus(202)
    const stored = sent.body().import as WireImport
    assert.containsSubset(stored, { status: 'pending', total: 4, created: 0 })
    assert.lengthOf(stored.rows, 4)

    const done = await finished(client, ava, stored.id)
    assert.containsSubset(done, { total: 4, done: 4, created: 2, updated: 0, failed: 2 })
    assert.deepEqual(
      done.rows.map(({ row, status }) => [row, status]),
      [
        [1, 'created'],
        [2, 'failed'],
        [3, 'created'],
        [4, 'failed'],
      ]
    )
    assert.deepEqual(done.rows[1].errors, ['Price: “soon” isn’t a number.'])
    assert.deepEqual(done.rows[3].errors, ['Row 1 has the same listing ID, “A-1”.'])
    const home = await named(done.rows[0].slug)
    assert.containsSubset(home.serialize(), {
      name: 'Casa Livia',
      price: 1_250_000,
      status: 'draft',
      city: 'Portofino',
      countryCode: 'IT',
      bedrooms: 3,
    })
    assert.closeTo(home.latitude!, 44.3, 0.1)
  })

  test('updates what was imported before and leaves what it doesn’t say', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const noah = await createUser({ type: 'realtor' })
    const first = await importList(client, ava, { content: 'id,title,price\n7,One,100\n' })
    const again = await importList(client, ava, { content: 'id,title,price\n7,,200\n8,Two,1\n' })
    assert.containsSubset(again, { created: 1, updated: 1, failed: 0 })
    assert.equal(again.rows[0].slug, first.rows[0].slug)
    assert.containsSubset((await named(again.rows[0].slug)).serialize(), {
      name: 'One',
      price: 200,
    })
    const others = await importList(client, noah, { content: 'id,title,price\n7,Mine,300\n' })
    assert.containsSubset(others, { created: 1, updated: 0 })
  })

  test('reads RESO’s words and units', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = JSON.stringify(RESO)
    const done = await importList(client, ava, { content, name: 'x.json', currency: 'usd' })
    assert.containsSubset((await named(done.rows[0].slug)).serialize(), {
      name: '12 Elm Street, Boulder',
      type: 'house',
      sector: 'residential',
      price: 450_000.5,
      currency: 'USD',
      bathrooms: 2.5,
      livingArea: 2100,
      lotArea: 21_780,
      areaUnit: 'sqft',
      country: 'United States',
    })
  })

  for (const format of ['reso', 'csv'] as const) {
    test(`takes back its own export as ${format}: nothing changes`, async ({ client, assert }) => {
      const ava = await createUser({ type: 'realtor' })
      const home = await createPublished(ava, {
        description: '=1+1\n"Quoted", and; more',
        sector: 'holiday',
        bathrooms: 1.3,
        living_area: 120.25,
        lot_area: 900,
        area_unit: 'sqft',
        accepted_currencies: ['EUR', 'USD'],
        year_built: 1912,
      })
      const draft = await createDraft(ava, { name: '- Next', is_private: true })
      const exported = await client.get('/api/properties/export').qs({ format }).loginAs(ava)
      const done = await importList(client, ava, { content: exported.text() })
      assert.containsSubset(done, { total: 2, updated: 2, failed: 0 })
      assert.deepEqual(
        done.rows.map(({ errors }) => errors),
        [[], []]
      )
      for (const before of [home, draft]) {
        const after = await Property.findOrFail(before.id)
        const told = ({ version, updatedAt, ...rest }: Property['$attributes']) => rest
        await before.refresh()
        assert.deepEqual(told(after.$attributes), told(before.$attributes))
      }
    })
  }

  test('can be sent twice with one key', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const file = { content: 'title\nOne\n', key: `import-${ava.id}` }
    const both = await Promise.all([sendList(client, ava, file), sendList(client, ava, file)])
    assert.equal(both[0].body().import.id, both[1].body().import.id)
    await finished(client, ava, both[0].body().import.id)
    assert.lengthOf(await Property.query().where('user_id', ava.id), 1)
  })

  test('follows the mapping somebody chose', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = 'a,b,c\nCasa,1200,x\n'
    const done = await importList(client, ava, { content, mapping: ['name', 'price', null] })
    assert.containsSubset((await named(done.rows[0].slug)).serialize(), {
      name: 'Casa',
      price: 1200,
    })
    for (const mapping of [
      ['name'],
      ['name', 'name', null],
      ['name', 'secret', null],
      [null, null, null],
    ]) {
      const refused = await sendList(client, ava, { content, mapping })
      refused.assertStatus(422)
      assert.isString(refused.body().errors.mapping[0])
    }
  })

  test('refuses files that it can’t read, with a reason', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const bad: [string | Buffer, RegExp][] = [
      ['', /empty/],
      ['   \n', /empty/],
      ['{"value": [{"a"', /cut off/],
      ['{"value": 5}', /no list of listings/],
      ['title,price\n', /no listings/],
      ['title\n' + '"open,1\n'.repeat(60), /quotation marks/],
      ['[['.repeat(50_000), /nested too deeply/],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 7, 0]), /text file/],
      [`title\n${'x\n'.repeat(MAX_IMPORT_ROWS + 1)}`, /at most 20,000 listings/],
    ]
    for (const [content, reason] of bad) {
      const refused = await sendList(client, ava, { content })
      refused.assertStatus(422)
      assert.match(refused.body().errors.file[0], reason)
    }
    const large = await sendList(client, ava, { content: Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a') })
    large.assertStatus(413)
    const none = await client.post('/api/build/imports').withCsrfToken().loginAs(ava)
    none.assertStatus(422)
    assert.lengthOf(await db.from('listing_imports').where('user_id', ava.id), 0)
  })

  test('is for realtors, and seen by its owner alone', async ({ client }) => {
    const ava = await createUser({ type: 'realtor' })
    const member = await createUser({ type: 'member' })
    const refused = await sendList(client, member, { content: CSV })
    refused.assertStatus(403)
    const { id } = await importList(client, ava, { content: CSV })
    const other = await client
      .get(`/api/build/imports/${id}`)
      .loginAs(await createUser({ type: 'realtor' }))
    other.assertStatus(404)
  })

  test('is worked on by two at once, with nothing twice', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = `id,title\n${Array.from({ length: 40 }, (_, i) => `${i},No. ${i}`).join('\n')}`
    const sent = await sendList(client, ava, { content })
    const { id } = sent.body().import as WireImport
    const { workOnImport } = await import('#app/imports/running/work_on_import')
    await Promise.all([workOnImport(id, 60_000), workOnImport(id, 60_000)])
    const done = await importOf(client, ava, id)
    assert.containsSubset(done, { status: 'completed', created: 40, failed: 0 })
    assert.lengthOf(await Property.query().where('user_id', ava.id), 40)
  })
})
