import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import Lead from '#app/leads/lead'
import { pdfFile } from '#app/properties/tests/pdf_files'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { listingToAskAbout } from './tests/asking.js'

const PDF = { filename: 'document.pdf', contentType: 'application/pdf' }

async function documentsToAskFor(client: ApiClient) {
  const asking = await listingToAskAbout(client)
  const { realtor, listing } = asking

  const add = async (name: string): Promise<string> => {
    const answer = await client
      .post(`/api/properties/${listing.slug}/documents`)
      .file('file', pdfFile(), PDF)
      .field('name', name)
      .header('Idempotency-Key', randomUUID())
      .withCsrfToken()
      .loginAs(realtor)
    answer.assertStatus(201)
    return answer.body().document.id
  }
  const request = (user: User, document: string) =>
    client.post(`/api/documents/${document}/requests`).withCsrfToken().loginAs(user)
  const decide = async (status: 'accepted' | 'declined') => {
    const list = await client.get(`/api/properties/${listing.slug}/documents`).loginAs(realtor)
    const [{ requests }] = list.body().documents
    const decided = await client
      .patch(`/api/document-requests/${requests[0].id}`)
      .json({ request: { status } })
      .withCsrfToken()
      .loginAs(realtor)
    decided.assertStatus(200)
  }
  return { ...asking, add, request, decide }
}

test.group('Requests for documents', () => {
  test('make one lead, whose history has each document once', async ({ client, assert }) => {
    const { realtor, listing, leads, add, request } = await documentsToAskFor(client)
    const asker = await createUser()
    const [energy, plan] = [await add('Energy certificate'), await add('Floor plan')]
    const twice = await Promise.all([request(asker, energy), request(asker, energy)])
    for (const answer of twice) answer.assertStatus(200)
    ;(await request(asker, plan)).assertStatus(200)
    ;(await request(asker, energy)).assertStatus(200)

    const [lead, ...others] = await leads()
    assert.deepEqual(others, [])
    assert.containsSubset(lead, {
      ...{ name: asker.name, email: asker.email, phone: null, source: 'inquiry', stage: 'new' },
      property: { id: listing.id },
      chat_url: `/chats?to=${asker.id}&property=${listing.id}`,
    })
    const url = `/properties/${listing.slug}/edit?step=documents`
    assert.deepEqual(
      lead!.events.map(({ kind, title, url: to }) => ({ kind, title, to })),
      [
        { kind: 'document', title: 'Energy certificate', to: url },
        { kind: 'document', title: 'Floor plan', to: url },
      ]
    )
    const notices = await db.from('notifications').where('user_id', realtor.id).select('kind')
    assert.deepEqual([...new Set(notices.map(({ kind }) => kind))], ['document_request'])
  })

  test('are answered once they are decided', async ({ client, assert }) => {
    const { realtor, add, request, decide } = await documentsToAskFor(client)
    const asker = await createUser()
    await request(asker, await add('Energy certificate'))
    const found = () =>
      Lead.query().where({ user_id: realtor.id, email: asker.email }).firstOrFail()
    assert.isNull((await found()).answeredAt)
    await decide('declined')
    await eventually(async () => (await found()).answeredAt !== null)
    const { answeredAt } = await found()
    await decide('accepted')
    assert.deepEqual((await found()).answeredAt?.toMillis(), answeredAt?.toMillis())
  })

  test('bring back who was lost', async ({ client, assert }) => {
    const { leads, add, request } = await documentsToAskFor(client)
    const asker = await createUser()
    await request(asker, await add('Energy certificate'))
    await Lead.query()
      .where('email', asker.email)
      .update({ stage: 'lost', reason: 'Bought elsewhere' })
    await request(asker, await add('Floor plan'))
    assert.containsSubset((await leads())[0], { stage: 'new', reason: null })
  })

  test('that are refused make no lead, and no other realtor sees one', async ({
    client,
    assert,
  }) => {
    const { realtor, leads, add, request } = await documentsToAskFor(client)
    const document = await add('Energy certificate')
    const [unverified, blocked, asker] = [
      await createUser({ verified: false }),
      await createUser(),
      await createUser(),
    ]
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(realtor)
    const guest = await client.post(`/api/documents/${document}/requests`).withCsrfToken()
    guest.assertStatus(401)
    ;(await request(unverified, document)).assertStatus(403)
    ;(await request(blocked, document)).assertStatus(404)
    ;(await request(realtor, document)).assertStatus(409)
    assert.deepEqual(await leads(), [])

    ;(await request(asker, document)).assertStatus(200)
    assert.lengthOf(await leads(), 1)
    assert.deepEqual(await leads(await createUser({ type: 'realtor' })), [])
  })
})
