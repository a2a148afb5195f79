import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { workOnContacts } from '#app/farm/imports/work_on_contacts'
import { leadDesk, leadTeam } from '#app/leads/tests/lead_desk'
import { LiveUser } from '#tests/support/live_user'
import { createUser } from '#tests/support/users'
import { farmer } from '#app/farm/tests/farming'

const IMPORTS = '/api/farm/contacts/imports'

async function importer(client: ApiClient, owner?: User) {
  const { user, read, send } = await farmer(client, owner)
  const desk = leadDesk(client)
  const post = (text: string | Buffer, path = '/api/leads/imports', fields: object = {}) => {
    const request = client.post(path).accept('json').withCsrfToken().loginAs(user)
    for (const [name, value] of Object.entries(fields)) request.field(name, value)
    return request.file('file', Buffer.from(text), { filename: 'crm.csv' })
  }
  const run = async (text: string | Buffer, fields = {}): Promise<number> => {
    const answer = await post(text, '/api/leads/imports', fields)
    answer.assertStatus(202)
    const { id } = answer.body().import
    await workOnContacts(id, 60_000)
    return id
  }
  const undo = async (id: number) => {
    ;(await send('post', `${IMPORTS}/${id}/undo`)).assertStatus(202)
    await workOnContacts(id, 60_000)
  }
  const report = async (id: number) => (await read(`${IMPORTS}/${id}`)).body()
  const leads = () => desk.list(user)
  return { user, read, post, run, undo, report, leads, desk }
}

test.group('Imports of leads', () => {
  test('add one lead per address, and say what became of each row', async ({ client, assert }) => {
    const { user, run, report, leads, desk } = await importer(client)
    await desk.add(user, { name: 'Anna', email: 'anna@example.com' })
    const id = await run(
      [
        'First name,Last name,E-Mail,Phone,Stage,Notes',
        'A.,Other,ANNA@example.com,123,won,Likes the sea',
        'Bert,Berg,bert@example.com,,Viewing,=HYPERLINK("http://evil")',
        'Bert,Berg,Bert@Example.com,555,,',
        'No,Address,,1,,',
        ',,nonsense,,,',
        `Me,Myself,${user.email},,,`,
        'Too,few',
        ',,only@example.com,,thinking,',
      ].join('\n')
    )
    const { import: done, rows } = await report(id)
    assert.containsSubset(done, {
      ...{ of: 'leads', status: 'completed', total: 8, created: 2, merged: 2, failed: 4 },
    })
    assert.deepEqual(
      rows.data.map(({ status }: { status: string }) => status),
      ['merged', 'created', 'merged', 'failed', 'failed', 'failed', 'failed', 'created']
    )
    const found = new Map((await leads()).map((lead) => [lead.email, lead]))
    assert.equal(found.size, 3)
    assert.containsSubset(found.get('anna@example.com'), {
      ...{ name: 'Anna', phone: '123', stage: 'new', source: 'manual' },
      notes: [{ text: 'Likes the sea' }],
    })
    assert.containsSubset(found.get('bert@example.com'), {
      ...{ name: 'Bert Berg', phone: '555', stage: 'viewing', source: 'import' },
    })
    assert.deepEqual(found.get('only@example.com')?.name, 'only@example.com')
    assert.include(rows.data[0].notes.join(), 'Kept the name “Anna”')
    assert.include(rows.data[7].notes.join(), 'is not a stage')
  })

  test('export formulas harmless', async ({ client, assert }) => {
    const { user, run, read } = await importer(client)
    const id = await run('Name,Email\n"=HYPERLINK(""http://evil"")",eva@example.com')
    for (const path of [`${IMPORTS}/${id}/report`, '/api/leads/export']) {
      const text = (await read(path)).text()
      assert.include(text, 'eva@example.com')
      assert.notMatch(text, /(^|[,"])=HYPERLINK/m)
    }
    assert.equal((await client.get('/api/leads').loginAs(user)).body().leads.data.length, 1)
  })

  test('are taken back but for what happened since', async ({ client, assert }) => {
    const { user, run, undo, report, leads, desk } = await importer(client)
    const known = await desk.add(user, { name: 'Anna', email: 'anna@example.com' })
    const id = await run(
      'Name,Email,Phone,Note\nAnna,anna@example.com,123,Hi\nBert,bert@example.com,,\nCleo,cleo@example.com,,Hi'
    )
    const cleo = (await leads()).find(({ name }) => name === 'Cleo')
    await desk.call('post', `/api/leads/${cleo!.id}/notes`, user, { text: 'Called back' })
    await undo(id)
    await undo(id)
    const { import: done } = await report(id)
    assert.containsSubset(done, { status: 'undone', undone: 2, kept: 1 })
    const left = await leads()
    assert.sameMembers(
      left.map(({ name }) => name),
      ['Anna', 'Cleo']
    )
    const anna = left.find(({ name }) => name === 'Anna')
    assert.deepEqual([anna?.phone, anna?.notes, anna?.events], [null, [], known.events])
  })

  test('go on after a crash, and once for each key', async ({ client, assert }) => {
    const { user, post, leads } = await importer(client)
    const rows = Array.from({ length: 120 }, (_, at) => `Reader ${at},reader${at}@example.com`)
    const send = () => post(`Name,Email\n${rows.join('\n')}`).header('idempotency-key', 'one')
    const { id } = (await send()).body().import
    assert.equal((await send()).body().import.id, id)
    // stops after the first rows, like a crash; the suite's own worker may have done some already
    await workOnContacts(id, 0)
    await Promise.all([workOnContacts(id, 60_000), workOnContacts(id, 60_000)])
    const [{ count }] = await db.from('leads').where('user_id', user.id).count('*')
    assert.equal(Number(count), 120)
    assert.isAtLeast((await leads()).length, 1)
  })

  test('show on open boards, once for many', async ({ client, assert, cleanup }) => {
    const { user, run, undo } = await importer(client)
    const [live, stranger] = [
      await LiveUser.open(user),
      await LiveUser.open(await createUser({ type: 'realtor' })),
    ]
    cleanup(() => [live, stranger].forEach((one) => one.close()))
    const channel = `private-user.${user.id}`
    assert.isTrue(await live.join(channel))
    assert.isFalse(await stranger.join(channel))
    const rows = Array.from({ length: 60 }, (_, at) => `Guest ${at},guest${at}@example.com`)
    const id = await run(`Name,Email\n${rows.join('\n')}`)
    await live.hears('leads.updated', channel, 2)
    await live.roundTrip()
    assert.lengthOf(live.all('leads.updated', channel), 2, 'one for each batch of fifty')
    assert.deepEqual(await live.hears('leads.updated', channel), {}, 'says nothing of anybody')
    assert.isEmpty(live.all('lead.updated', channel))
    await undo(id)
    await live.hears('leads.updated', channel, 4)
    assert.isEmpty(stranger.all('leads.updated'))
  })

  test('show on the boards of who manages the team, and of no other', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { owner, agent, other } = await leadTeam()
    const { run } = await importer(client, agent)
    const live = await Promise.all([owner, other].map((user) => LiveUser.open(user)))
    cleanup(() => live.forEach((one) => one.close()))
    const [manager, colleague] = live
    await manager.join(`private-user.${owner.id}`)
    await colleague.join(`private-user.${other.id}`)
    await run('Name,Email\nEva,eva@example.com')
    await manager.hears('leads.updated')
    await colleague.roundTrip()
    assert.isEmpty(colleague.all('leads.updated'))
  })

  test('are seen by nobody else, and refuse what is no list', async ({ client, assert }) => {
    const { run, post } = await importer(client)
    const id = await run('Name,Email\nEva,eva@example.com')
    const other = await createUser({ type: 'realtor' })
    const asOther = (path: string) => client.get(path).accept('json').loginAs(other)
    for (const path of [`${IMPORTS}/${id}`, `${IMPORTS}/${id}/report`, `/farm/imports/${id}`]) {
      ;(await asOther(path)).assertStatus(404)
    }
    const undo = client.post(`${IMPORTS}/${id}/undo`).accept('json').withCsrfToken()
    ;(await undo.loginAs(other)).assertStatus(404)
    assert.deepEqual((await asOther('/api/leads')).body().leads.data, [])

    ;(await post('')).assertStatus(422)
    ;(await post('Color,Size\nred,1')).assertStatus(422)
    ;(await post(`Email\n${'a@example.com\n'.repeat(5001)}`)).assertStatus(422)
    const preview = await post('Mail,Color\na@example.com,red', '/api/leads/previews')
    assert.deepEqual(
      preview.body().preview.columns.map(({ field }: { field: string | null }) => field),
      ['email', null]
    )
    const mapped = await post('A,B\nEva,b@example.com', '/api/leads/imports', {
      mapping: '["name","email"]',
    })
    mapped.assertStatus(202)
  })
})
