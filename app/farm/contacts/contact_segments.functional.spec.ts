import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { workOnContacts } from '#app/farm/imports/work_on_contacts'
import { openHouseToVisit, someEmail } from '#app/farm/tests/open_house_factory'
import { createUser } from '#tests/support/users'
import { farmer } from '#app/farm/tests/farming'

/** Contacts of every source, named by it; the lead of the form's is a year old. */
async function mixedFarm(client: ApiClient) {
  const { realtor, register } = await openHouseToVisit(client)
  const farm = await farmer(client, realtor)
  const [byHand, visitor, signedUp] = [someEmail(), someEmail(), someEmail()]
  await farm.addContact({ name: 'manual', email: byHand, tags: ['buyer'] })
  await register({ name: 'open_house', email: visitor })
  const form = { name: 'News', headline: 'Homes first' }
  const { slug } = (await farm.send('post', '/api/farm/forms', { form })).body().form
  const join = { name: 'form', email: signedUp, consent: true }
  await client.post(`/join/${slug}`).json(join).accept('json').withCsrfToken()
  await farm.send('post', '/api/leads', { lead: { name: 'form', email: signedUp } })
  await db
    .from('leads')
    .where({ user_id: realtor.id, email: signedUp })
    .update({ happened_at: new Date(Date.now() - 300 * 86_400_000) })
  const list = `Name,Email,Phone,Tags\nimport,${someEmail()},,buyer\nmanual,${byHand},555,\n`
  const imported = await client
    .post('/api/farm/contacts/imports')
    .file('file', Buffer.from(list), { filename: 'people.csv' })
    .accept('json')
    .withCsrfToken()
    .loginAs(realtor)
  await workOnContacts(imported.body().import.id, 60_000)
  await farm.addContact({ name: 'no address', phone: '1' })

  const found = async (query: string): Promise<string[]> => {
    const { contacts, total } = (await farm.read(`/api/farm/contacts?${query}`)).body()
    const names = contacts.data.map((each: { name: string }) => each.name)
    if (names.length !== total) throw new Error(`${total} counted, ${names.length} listed`)
    return names.sort()
  }
  return { ...farm, found }
}

test.group('Segments of contacts', () => {
  test('combine source, lead, last seen and the other filters', async ({ client, assert }) => {
    const { found } = await mixedFarm(client)
    assert.deepEqual(await found('sources=open_house'), ['open_house'])
    assert.deepEqual(await found('sources=form'), ['form'])
    assert.deepEqual(await found('sources=import'), ['import'], 'who was known isn’t')
    assert.deepEqual(await found('sources=manual'), ['manual', 'no address'])
    assert.deepEqual(await found('sources=form,open_house'), ['form', 'open_house'])
    assert.deepEqual(await found('lead=yes'), ['form', 'open_house'])
    assert.deepEqual(await found('lead=no'), ['import', 'manual', 'no address'])
    assert.deepEqual(await found('seen=30'), ['open_house'])
    assert.deepEqual(await found('seen=365'), ['form', 'open_house'])
    assert.deepEqual(await found('sources=import&tags=buyer&lead=no&consent=none'), ['import'])
    assert.deepEqual(await found('lead=yes&consent=pending&seen=30&sources=form'), [])
    assert.lengthOf(
      await found('lead=perhaps&seen=7&sources=moon'),
      5,
      'unknown counts as not given'
    )
  })

  test('are saved, counted, and another realtor’s leads are no part of them', async ({
    client,
    assert,
  }) => {
    const { send, read } = await mixedFarm(client)
    const filter = { sources: ['form', 'moon'], lead: 'yes', seen: 365, tags: [] }
    const saved = await send('post', '/api/farm/segments', { segment: { name: 'Warm', filter } })
    saved.assertStatus(201)
    const kept = { sources: ['form'], lead: 'yes', seen: 365 }
    assert.deepEqual(saved.body().segment.filter, kept)
    const other = await farmer(client, await createUser({ type: 'realtor' }))
    const email = (await read('/api/farm/contacts?sources=form')).body().contacts.data[0].email
    await other.addContact({ email })
    const theirs = await other.read('/api/farm/contacts?lead=yes')
    assert.equal(theirs.body().total, 0)
  })
})
