import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { MAX_MENDED_CHARACTERS } from '#app/imports/import_limits'
import Property from '#app/properties/property'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { finished, importList, importOf, sendList } from '#app/imports/list_factory'

const CSV = `id,title,price,city,photos
A-1,Casa Uno,soon,Rapallo,none.jpg
A-2,Casa Due,2,Rapallo,
A-2,Casa Tre,3,Rapallo,
`

function mend(client: ApiClient, user: User, id: number, row: number, cells: object) {
  return client
    .patch(`/api/build/imports/${id}/rows/${row}`)
    .header('accept', 'application/json')
    .json({ cells })
    .withCsrfToken()
    .loginAs(user)
}

test.group('A row that failed', () => {
  test('is mended and imported again, once, with its photos', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const done = await importList(client, ava, { content: CSV })
    assert.containsSubset(done, { created: 1, failed: 2, photos: { total: 0 } })
    assert.deepEqual(
      done.rows.map(({ mendable }) => mendable),
      [
        [{ field: 'price', label: 'Price', text: 'soon' }],
        [],
        [{ field: 'key', label: 'Listing ID', text: 'A-2' }],
      ]
    )

    const stranger = await createUser({ type: 'realtor' })
    const refused = await mend(client, stranger, done.id, 1, { price: '1' })
    refused.assertStatus(404)
    const missing = await mend(client, ava, done.id, 9, { price: '1' })
    missing.assertStatus(404)
    const fine = await mend(client, ava, done.id, 2, { price: '1' })
    fine.assertStatus(409)

    const twice = await Promise.all([1, 2].map(() => mend(client, ava, done.id, 1, { price: '1' })))
    for (const answer of twice) answer.assertStatus(202)
    const after = await finished(client, ava, done.id)
    assert.containsSubset(after, { created: 2, failed: 1, photos: { total: 1, failed: 1 } })
    const home = await Property.findByOrFail('slug', after.rows[0].slug)
    assert.containsSubset(home.serialize(), { name: 'Casa Uno', price: 1 })
    assert.lengthOf(await Property.query().where('user_id', ava.id), 2)
  })

  test('names all that is wrong with it, before and after', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = `id,title,price,deposit,city\nA-1,Casa Uno,soon,two rents,${'x'.repeat(121)}\nA-2,Casa Due,2,3,Rapallo\nA-2,Casa Tre,soon,3,Rapallo\n`
    const preview = await client
      .post('/api/build/previews')
      .withCsrfToken()
      .loginAs(ava)
      .header('accept', 'application/json')
      .file('file', Buffer.from(content), { filename: 'list.csv' })
    const done = await importList(client, ava, { content })
    const reasons = [
      [
        'Price: “soon” isn’t a number.',
        'Deposit: “two rents” isn’t a number.',
        'The town can have at most 120 characters.',
      ],
      ['Row 2 has the same listing ID, “A-2”.', 'Price: “soon” isn’t a number.'],
    ]
    assert.deepEqual(
      preview.body().preview.failing.rows.map((row: { reasons: string[] }) => row.reasons),
      reasons
    )
    const failed = done.rows.filter(({ status }) => status === 'failed')
    assert.deepEqual(
      failed.map(({ errors }) => errors),
      reasons
    )
    assert.deepEqual(
      failed.map(({ mendable }) => mendable.map(({ field }) => field)),
      [
        ['price', 'deposit', 'city'],
        ['key', 'price'],
      ]
    )
  })

  test('has a date for its listing ID only if somebody means it', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const content = 'id,title,price\n12-May,Casa Uno,1\n12-40,Casa Due,2\n'
    const done = await importList(client, ava, { content })
    assert.match(done.rows[0].errors[0], /“12-May” looks like a date/)
    const other = await mend(client, ava, done.id, 1, { name: 'Casa Tre' })
    other.assertStatus(422)
    const meant = await mend(client, ava, done.id, 1, { key: '12-May' })
    meant.assertStatus(202)
    assert.containsSubset(await finished(client, ava, done.id), { created: 2, failed: 0 })
  })

  test('needs a listing ID of its own', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const done = await importList(client, ava, { content: CSV })
    for (const key of ['A-2', '2.02512E+25']) {
      const refused = await mend(client, ava, done.id, 3, { key })
      refused.assertStatus(422)
      assert.match(refused.body().errors.cells[0], /Row 2 has the same|was shortened/)
    }
    const mended = await mend(client, ava, done.id, 3, { key: 'A-3' })
    mended.assertStatus(202)
    await finished(client, ava, done.id)
    const again = await importList(client, ava, {
      content: CSV.replace('A-2,Casa Tre', 'A-3,Casa Tre'),
    })
    assert.containsSubset(again, { created: 0, updated: 2, failed: 1 })
  })

  test('may fail again, and stays as it is once the import is undone', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const done = await importList(client, ava, { content: CSV })
    const soon = await mend(client, ava, done.id, 1, { price: 'later\u0000', city: null })
    soon.assertStatus(202)
    const after = await finished(client, ava, done.id)
    assert.deepEqual(after.rows[0].errors, ['Price: “later” isn’t a number.'])
    assert.containsSubset(after, { failed: 2, photos: { total: 0 } })

    await client.post(`/api/build/imports/${done.id}/undo`).json({}).withCsrfToken().loginAs(ava)
    await eventually(async () => (await importOf(client, ava, done.id)).status === 'undone')
    const late = await mend(client, ava, done.id, 1, { price: '1' })
    late.assertStatus(409)
  })
})

test.group('A list that will fail in part', () => {
  test('says so before it is imported, and is mended in place', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const preview = async (fields: Record<string, string>) => {
      const request = client
        .post('/api/build/previews')
        .withCsrfToken()
        .loginAs(ava)
        .header('accept', 'application/json')
        .file('file', Buffer.from(CSV), { filename: 'list.csv' })
      for (const [name, value] of Object.entries(fields)) request.field(name, value)
      return request
    }
    const before = await preview({})
    assert.deepEqual(before.body().preview.failing, {
      total: 2,
      rows: [
        {
          row: 1,
          name: 'Casa Uno',
          reasons: ['Price: “soon” isn’t a number.'],
          cells: [{ column: 2, label: 'Price', text: 'soon' }],
        },
        {
          row: 3,
          name: 'Casa Tre',
          reasons: ['Row 2 has the same listing ID, “A-2”.'],
          cells: [{ column: 0, label: 'Listing ID', text: 'A-2' }],
        },
      ],
    })
    const cells = [
      { row: 1, column: 2, text: ' 1 ' },
      { row: 3, column: 0, text: 'A-3' },
    ]
    const mended = await preview({ cells: JSON.stringify(cells) })
    assert.deepEqual(mended.body().preview.failing, { total: 0, rows: [] })
    const mapping = JSON.stringify(['key', 'name', null, 'city', null])
    const chosen = await preview({ mapping })
    assert.equal(chosen.body().preview.failing.total, 1)
    assert.isNull(chosen.body().preview.columns[2].field)

    const done = await importList(client, ava, { content: CSV, cells })
    assert.containsSubset(done, { created: 3, failed: 0 })
  })

  test('refuses cells that don’t fit it', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    for (const cell of [
      { row: 0, column: 0, text: 'x' },
      { row: 4, column: 0, text: 'x' },
      { row: 1, column: 5, text: 'x' },
      { row: 1, column: 0.5, text: 'x' },
      { row: 1, column: 0, text: 'x'.repeat(MAX_MENDED_CHARACTERS + 1) },
    ]) {
      const refused = await sendList(client, ava, { content: CSV, cells: [cell] })
      refused.assertStatus(422)
      assert.match(refused.body().errors.cells[0], /don’t fit this file/)
    }
  })
})
