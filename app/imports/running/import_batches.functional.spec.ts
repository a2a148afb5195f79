import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Property from '#app/properties/property'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'
import { importList } from '#app/imports/list_factory'

const MANY = 60
/** of one batch, the fewest but for the last */
const MIN_BATCH_ROWS = 5

const listOf = (lines: string[]) => `id,title,price\n${lines.join('\n')}\n`

test.group('Rows that are imported together', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('share their transactions', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const lines = Array.from({ length: MANY }, (_, at) => `${at},No. ${at},${at}`)
    const done = await importList(client, ava, { content: listOf(lines) })
    assert.containsSubset(done, { created: MANY, failed: 0 })
    const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
      `select count(distinct xmin::text)::integer as count from properties where user_id = ?`,
      [ava.id]
    )
    assert.isAtMost(rows[0].count, MANY / MIN_BATCH_ROWS)
    const names = await Property.query().where('user_id', ava.id).orderBy('id').select('name')
    assert.deepEqual(
      names.map(({ name }) => name),
      lines.map((_, at) => `No. ${at}`)
    )
    const parts = await db.rawQuery<{ rows: { types: string }[] }>(
      `select distinct string_agg(type, ' ' order by id) as types from components
       where property_id in (select id from properties where user_id = ?) group by property_id`,
      [ava.id]
    )
    assert.lengthOf(parts.rows, 1)
    assert.match(parts.rows[0].types, /^hero gallery .* agent\b/)
  })

  test('fail alone if the database refuses one', async ({ client, assert, cleanup }) => {
    await db.rawQuery(
      `alter table properties add constraint refused_in_test check (name <> 'Refused') not valid`
    )
    cleanup(() => db.rawQuery('alter table properties drop constraint refused_in_test'))
    const ava = await createUser({ type: 'realtor' })
    const lines = Array.from({ length: 12 }, (_, at) => `${at},${at === 5 ? 'Refused' : 'Fine'},1`)
    const done = await importList(client, ava, { content: listOf(lines) })
    assert.containsSubset(done, { created: 11, failed: 1 })
    assert.containsSubset(done.rows[5], {
      status: 'failed',
      errors: ['Something went wrong on our side. Try again later.'],
    })
    assert.lengthOf(await Property.query().where('user_id', ava.id), 11)
  })

  test('write nothing where nothing is new, and record prices of public homes', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const home = await createPublished(ava, { price: 100 })
    const known = [`${home.slug},Casa Livia,100`, '8,Two,200']
    await importList(client, ava, { content: listOf(known) })
    const stateOf = async () => {
      const homes = await Property.query().where('user_id', ava.id).orderBy('id')
      return homes.map(({ version, price, updatedAt }) => ({ version, price, at: +updatedAt }))
    }
    const before = await stateOf()
    const same = await importList(client, ava, { content: listOf(known) })
    assert.containsSubset(same, { updated: 2, created: 0 })
    assert.deepEqual(await stateOf(), before)

    const raised = [`${home.slug},Casa Livia,150`, '8,Two,250']
    const done = await importList(client, ava, { content: listOf(raised) })
    assert.containsSubset(done, { updated: 2, created: 0 })
    const after = await stateOf()
    assert.deepEqual(
      after.map(({ version, price }) => ({ version, price })),
      before.map(({ version }, at) => ({ version: version + 1, price: [150, 250][at] }))
    )
    const prices = await db.from('price_changes').where('property_id', home.id).orderBy('id')
    assert.deepEqual(
      prices.map(({ price }) => Number(price)),
      [100, 150]
    )
    assert.lengthOf(
      await db
        .from('price_changes')
        .whereNot('property_id', home.id)
        .whereIn('property_id', Property.query().where('user_id', ava.id).select('id')),
      0
    )
  })

  test('follow each other if they are one home', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const first = await importList(client, ava, { content: listOf(['7,One,1']) })
    const { slug } = first.rows[0]
    const both = listOf(['7,Renamed,1', `${slug},Renamed again,1`])
    const done = await importList(client, ava, { content: both })
    assert.containsSubset(done, { updated: 2, created: 0 })
    const homes = await Property.query().where('user_id', ava.id)
    assert.deepEqual(
      homes.map(({ name, version }) => [name, version]),
      [['Renamed again', 3]]
    )
  })
})
