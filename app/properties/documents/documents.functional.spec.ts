// Long because: every rule about documents and requests starts from the same few helpers
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { openFile } from '#app/media/files/stored_files'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#app/properties/documents/document_options'
import { exportDocuments } from '#app/properties/documents/find_documents'
import SweepDocuments from '#app/properties/documents/sweep_documents_job'
import type Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { temporaryUploads } from '#app/media/tests/media_state'
import { createUser } from '#tests/support/users'
import { pdfFile } from '#app/properties/tests/pdf_files'

const PDF = { filename: 'certificate.pdf', contentType: 'application/pdf' }

interface Wire {
  id: string
  access: string
  url: string | null
}

function upload(
  client: ApiClient,
  user: User,
  { slug }: Property,
  { file = pdfFile({ pages: 4 }), fields = {}, key = randomUUID() as string } = {}
) {
  const request = client
    .post(`/api/properties/${slug}/documents`)
    .file('file', file, PDF)
    .header('Idempotency-Key', key)
  for (const [name, value] of Object.entries(fields)) request.field(name, value as string)
  return request.withCsrfToken().loginAs(user)
}

async function listingWithDocument(client: ApiClient, fields: object = {}) {
  const owner = await createUser({ type: 'realtor' })
  const listing = await createPublished(owner)
  const answer = await upload(client, owner, listing, {
    fields: { name: 'Energy certificate', ...fields },
  })
  answer.assertStatus(201)
  const { document } = answer.body() as { document: Wire }
  return { owner, listing, document }
}

const ask = (client: ApiClient, user: User, id: string) =>
  client.post(`/api/documents/${id}/requests`).withCsrfToken().loginAs(user)

const download = (client: ApiClient, user: User | null, id: string) => {
  const request = client.get(`/documents/${id}`)
  return user ? request.loginAs(user) : request
}

async function decide(client: ApiClient, owner: User, slug: string, status: string) {
  const list = await client.get(`/api/properties/${slug}/documents`).loginAs(owner)
  const [{ requests }] = list.body().documents
  return client
    .patch(`/api/document-requests/${requests[0].id}`)
    .json({ request: { status } })
    .withCsrfToken()
    .loginAs(owner)
}

const noticesOf = ({ id }: User) =>
  db.from('notifications').where('user_id', id).orderBy('id').select('kind', 'words', 'url')

const fileKeys = async (): Promise<string[]> =>
  (await db.from('document_files').select('key')).map(({ key }) => key)

const pathOf = (key: string) => `documents/${key.slice(0, 2)}/${key}.pdf`

test.group('Documents', () => {
  test('are stored with size and pages, closed unless told otherwise', async ({
    client,
    assert,
  }) => {
    const { owner, listing, document } = await listingWithDocument(client)
    assert.deepInclude(document, {
      name: 'Energy certificate',
      is_public: false,
      bytes: pdfFile({ pages: 4 }).length,
      pages: 4,
      access: 'open',
      url: `/documents/${document.id}`,
    })
    assert.isEmpty(await temporaryUploads())
    const html = (await client.get(`/properties/${listing.slug}`)).text()
    assert.include(html, 'Energy certificate')
    assert.include(html, 'Sign in to request')
    assert.notInclude(html, `href="/documents/${document.id}"`)

    const own = await download(client, owner, document.id)
    own.assertStatus(200)
    assert.isTrue((own.body() as Buffer).equals(pdfFile({ pages: 4 })))
  })

  test('that anyone may download come as a file that no browser runs', async ({
    client,
    assert,
  }) => {
    const name = 'Plan “Süd”'
    const { listing, document } = await listingWithDocument(client, { name, is_public: 'true' })
    const answer = await download(client, null, document.id)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    answer.assertHeader('x-content-type-options', 'nosniff')
    answer.assertHeader('content-security-policy', "sandbox; default-src 'none'")
    assert.equal(
      answer.header('content-disposition'),
      `attachment; filename="Plan _S_d_.pdf"; filename*=UTF-8''Plan%20%E2%80%9CS%C3%BCd%E2%80%9D.pdf`
    )
    const { resources } = (await client.get(`/api/property/${listing.slug}/resources`)).body()
    assert.deepEqual(
      resources.documents.map(({ id, access, url }: Wire) => ({ id, access, url })),
      [{ id: document.id, access: 'open', url: `/documents/${document.id}` }]
    )
    const head = await client.request(`/documents/${document.id}`, 'HEAD')
    head.assertStatus(302)
    const file = await client.request(String(head.header('location')), 'HEAD')
    file.assertStatus(200)
  })

  test('are PDFs, whole and without a password, of up to 25 MB', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createDraft(owner)
    const before = await fileKeys()
    const refused: [file: Buffer, status: number][] = [
      [Buffer.from('<html><script>alert(1)</script></html>'), 415],
      [pdfFile().subarray(0, 200), 422],
      [pdfFile({ isEncrypted: true }), 422],
      [pdfFile({ packed: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }), 422],
      [Buffer.concat([pdfFile(), Buffer.alloc(MAX_DOCUMENT_BYTES)]), 413],
    ]
    for (const [file, status] of refused) {
      const answer = await upload(client, owner, listing, { file })
      answer.assertStatus(status)
      assert.isString(answer.body().message)
    }
    const path = `/api/properties/${listing.slug}/documents`
    const wrong = await upload(client, owner, listing, { fields: { kind: 'virus' } })
    wrong.assertStatus(422)
    const empty = await client.post(path).json({}).withCsrfToken().loginAs(owner)
    empty.assertStatus(422)
    assert.deepEqual(await fileKeys(), before)
    assert.isEmpty(await temporaryUploads())
  })

  test('that are floor plans stand among the plans, too, for whom they are open', async ({
    client,
    assert,
  }) => {
    const plan = { name: 'Upper level', kind: 'floor_plan' }
    const { owner, listing, document } = await listingWithDocument(client, plan)
    const page = async () => (await client.get(`/properties/${listing.slug}`)).text()
    const closed = await page()
    assert.include(closed, 'href="#documents"')
    assert.notInclude(closed, 'data-part="floor_plans"')

    const opened = await client
      .patch(`/api/documents/${document.id}`)
      .json({ document: { is_public: true } })
      .withCsrfToken()
      .loginAs(owner)
    opened.assertStatus(200)
    const html = await page()
    assert.include(html, 'href="#floor-plans"')
    const part = html.slice(html.indexOf('data-part="floor_plans"'))
    assert.include(part.slice(0, part.indexOf('</section>')), `href="/documents/${document.id}"`)
  })

  test('are of a kind, which their people change', async ({ client, assert }) => {
    const { owner, listing, document } = await listingWithDocument(client, { kind: 'inspection' })
    assert.propertyVal(document, 'kind', 'inspection')
    const change = (kind: string) =>
      client
        .patch(`/api/documents/${document.id}`)
        .json({ document: { kind } })
        .withCsrfToken()
        .loginAs(owner)
    ;(await change('virus')).assertStatus(422)
    const changed = await change('disclosure')
    assert.include(changed.body().document, { kind: 'disclosure', name: 'Energy certificate' })
    const html = (await client.get(`/properties/${listing.slug}`)).text()
    assert.include(html, 'Disclosure · PDF')
    const later = await upload(client, owner, listing)
    assert.equal(later.body().document.kind, 'other')
  })

  test('sent twice are one, and no listing has more than it may', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createDraft(owner)
    const key = randomUUID()
    const first = await upload(client, owner, listing, { key })
    const again = await upload(client, owner, listing, { key })
    assert.deepEqual(again.body(), first.body())
    const rows = () => db.from('property_documents').where('property_id', listing.id)
    const [{ file_key: fileKey }, ...others] = await rows()
    assert.isEmpty(others)

    const row = { property_id: listing.id, file_key: fileKey, name: 'Copy' }
    await db.table('property_documents').multiInsert(Array(MAX_DOCUMENTS - 1).fill(row))
    const before = await fileKeys()
    ;(await upload(client, owner, listing)).assertStatus(409)
    assert.deepEqual(await fileKeys(), before)
  })

  test('are changed and removed by the listing’s people only, with their file', async ({
    client,
    assert,
  }) => {
    const { owner, listing, document } = await listingWithDocument(client)
    const stranger = await createUser({ type: 'realtor' })
    const path = `/api/documents/${document.id}`
    const change = (user: User) =>
      client
        .patch(path)
        .json({ document: { name: 'Certificate', is_public: true } })
        .withCsrfToken()
        .loginAs(user)
    const remove = (user: User) => client.delete(path).withCsrfToken().loginAs(user)
    const list = (user: User) =>
      client.get(`/api/properties/${listing.slug}/documents`).loginAs(user)

    ;(await upload(client, stranger, listing)).assertStatus(403)
    ;(await change(stranger)).assertStatus(403)
    ;(await remove(stranger)).assertStatus(403)
    ;(await list(stranger)).assertStatus(403)
    ;(await change(owner)).assertStatus(200)
    assert.include((await client.get(`/properties/${listing.slug}`)).text(), 'Certificate</p>')
    ;(await download(client, null, document.id)).assertStatus(200)

    const { file_key: key } = await db.from('property_documents').where('id', document.id).first()
    ;(await remove(owner)).assertStatus(200)
    ;(await remove(owner)).assertStatus(404)
    ;(await download(client, owner, document.id)).assertStatus(404)
    assert.isNull(await openFile(pathOf(key)))
    assert.notInclude(await fileKeys(), key)
  })

  test('of teams follow the roles: managers manage, members ask', async ({ client }) => {
    const [owner, agent, admin] = await Promise.all(
      [1, 2, 3].map(() => createUser({ type: 'realtor' }))
    )
    const team = await teamOf(owner, { agent, admin })
    const listing = await createPublished(owner)
    await listing.merge({ teamId: team.id }).save()
    const answer = await upload(client, admin, listing)
    answer.assertStatus(201)
    const { document } = answer.body() as { document: Wire }
    ;(await download(client, admin, document.id)).assertStatus(200)
    ;(await upload(client, agent, listing)).assertStatus(403)
    ;(await download(client, agent, document.id)).assertStatus(404)
    ;(await ask(client, agent, document.id)).assertStatus(200)
  })

  test('that were cut off or whose listing is gone are swept', async ({ client, assert }) => {
    const { listing } = await listingWithDocument(client)
    const { file_key: kept } = await db
      .from('property_documents')
      .where('property_id', listing.id)
      .first()
    const cutOff = { key: randomUUID(), bytes: 1, claimed_until: new Date(Date.now() - 1000) }
    const arriving = { key: randomUUID(), bytes: 1, claimed_until: new Date(Date.now() + 60_000) }
    await db.table('document_files').multiInsert([cutOff, arriving])
    const sweep = () => new SweepDocuments().execute()
    await sweep()
    const keys = await fileKeys()
    assert.includeMembers(keys, [kept, arriving.key])
    assert.notInclude(keys, cutOff.key)

    await listing.delete()
    await sweep()
    assert.notInclude(await fileKeys(), kept)
    assert.isNull(await openFile(pathOf(kept)))
  })

  test('are copied with a listing, not who may read them, and share their file', async ({
    client,
    assert,
  }) => {
    const { owner, listing, document } = await listingWithDocument(client)
    await ask(client, await createUser(), document.id)
    const copied = await client
      .post(`/api/properties/${listing.slug}/duplicate`)
      .json({})
      .withCsrfToken()
      .loginAs(owner)
    const { slug } = copied.body().property
    const list = await client.get(`/api/properties/${slug}/documents`).loginAs(owner)
    const [copy] = list.body().documents
    assert.deepInclude(copy, { name: 'Energy certificate', kind: 'other', requests: [] })

    await client.delete(`/api/documents/${document.id}`).withCsrfToken().loginAs(owner)
    ;(await download(client, owner, copy.id)).assertStatus(200)
  })
})

test.group('Requests for documents', () => {
  test('reach the owner once, open the document once accepted, and close it again', async ({
    client,
    assert,
  }) => {
    const { owner, listing, document } = await listingWithDocument(client)
    const reader = await createUser()
    ;(await download(client, reader, document.id)).assertStatus(404)
    const askNow = () => ask(client, reader, document.id)
    for (const asked of [await askNow(), await askNow()]) {
      asked.assertStatus(200)
      assert.deepInclude(asked.body().document, { access: 'waiting', url: null })
    }
    assert.lengthOf(await db.from('document_requests').where('user_id', reader.id), 1)
    const words = { document: 'Energy certificate', home: 'Casa Livia' }
    const editor = `/properties/${listing.slug}/edit?step=documents`
    assert.deepEqual(await noticesOf(owner), [{ kind: 'document_request', words, url: editor }])
    ;(await download(client, reader, document.id)).assertStatus(404)

    const page = `/properties/${listing.slug}`
    const accept = () => decide(client, owner, listing.slug, 'accepted')
    for (const accepted of [await accept(), await accept()]) accepted.assertStatus(200)
    assert.deepEqual(await noticesOf(reader), [
      { kind: 'document_access', words, url: `${page}#documents` },
    ])
    ;(await download(client, reader, document.id)).assertStatus(200)
    const resources = await client.get(`/api/property/${listing.slug}/resources`).loginAs(reader)
    assert.lengthOf(resources.body().resources.documents, 1)
    const strangers = await client.get(`/api/property/${listing.slug}/resources`)
    assert.isEmpty(strangers.body().resources.documents)
    ;(await download(client, await createUser(), document.id)).assertStatus(404)

    ;(await decide(client, owner, listing.slug, 'declined')).assertStatus(200)
    ;(await download(client, reader, document.id)).assertStatus(404)
    const again = await ask(client, reader, document.id)
    assert.equal(again.body().document.access, 'declined')
  })

  test('are decided by the listing’s people only', async ({ client }) => {
    const { document } = await listingWithDocument(client)
    const reader = await createUser()
    await ask(client, reader, document.id)
    const request = await db.from('document_requests').where('user_id', reader.id).firstOrFail()
    const accept = (id: number) =>
      client
        .patch(`/api/document-requests/${id}`)
        .json({ request: { status: 'accepted' } })
        .withCsrfToken()
        .loginAs(reader)
    ;(await accept(request.id)).assertStatus(404)
    ;(await accept(999_999)).assertStatus(404)
    ;(await download(client, reader, document.id)).assertStatus(404)
  })

  test('need an account; who can download it, who is blocked or can’t see the listing has none', async ({
    client,
    assert,
  }) => {
    const { owner, listing, document } = await listingWithDocument(client)
    const guest = await client.post(`/api/documents/${document.id}/requests`).withCsrfToken()
    guest.assertStatus(401)
    const link = await client.get(`/properties/${listing.slug}/documents`).redirects(0)
    assert.equal(link.header('location'), '/login')
    ;(await ask(client, owner, document.id)).assertStatus(409)

    const blocked = await createUser()
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(owner)
    ;(await ask(client, blocked, document.id)).assertStatus(404)

    const reader = await createUser()
    await ask(client, reader, document.id)
    await decide(client, owner, listing.slug, 'accepted')
    await listing.merge({ status: 'archive' }).save()
    ;(await download(client, reader, document.id)).assertStatus(404)
    ;(await ask(client, await createUser(), document.id)).assertStatus(404)
  })

  test('are exported with the documents, for owner and asker', async ({ client, assert }) => {
    const { owner, listing, document } = await listingWithDocument(client)
    const reader = await createUser()
    await ask(client, reader, document.id)
    const own = await exportDocuments(owner)
    assert.containsSubset(own.data, {
      own: [{ listing: listing.slug, requests: [{ handle: reader.handle, status: 'waiting' }] }],
    })
    assert.lengthOf(own.files!, 1)
    assert.isNotNull(await own.files![0]!.open())
    assert.containsSubset((await exportDocuments(reader)).data, {
      own: [],
      asked: [{ listing: listing.slug, name: 'Energy certificate', status: 'waiting' }],
    })
    await transaction((trx) => trx.from('users').where('id', reader.id).delete())
    assert.isEmpty(await db.from('document_requests').where('document_id', document.id))
  })
})
