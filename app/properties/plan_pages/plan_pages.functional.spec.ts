import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import Image from '#app/media/image'
import { temporaryUploads } from '#app/media/tests/media_state'
import Component from '#app/properties/parts/component'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { pdfFile } from '#app/properties/tests/pdf_files'
import { createUser } from '#tests/support/users'

const PDF = { filename: 'plans.pdf', contentType: 'application/pdf' }
const DRAWING = '0.9 0 0 RG 8 w 60 60 480 700 re S'
const SCRIPT = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'

interface Sent {
  file?: Buffer
  page?: number | string
  key?: string
}

function plansOf(client: ApiClient, slug: string) {
  const preview = (user: User, file: Buffer) =>
    client
      .post(`/api/properties/${slug}/plan-pages`)
      .file('file', file, PDF)
      .accept('json')
      .withCsrfToken()
      .loginAs(user)
  const make = (
    user: User,
    { file = pdfFile({ pages: 3, drawing: DRAWING }), page, key }: Sent
  ) => {
    const request = client
      .post(`/api/properties/${slug}/plan-pictures`)
      .file('file', file, PDF)
      .header('Idempotency-Key', key ?? randomUUID())
      .accept('json')
    if (page !== undefined) request.field('page', String(page))
    return request.withCsrfToken().loginAs(user)
  }
  return { preview, make }
}

const imagesOf = ({ id }: User) => Image.query().where({ user_id: id, purpose: 'floor_plan' })

test.group('Floor plans of a PDF', () => {
  test('are chosen from its pages, and become pictures of plans', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createDraft(owner, { name: 'Casa Livia' })
    const { preview, make } = plansOf(client, listing.slug)
    const shown = await preview(owner, pdfFile({ pages: 3, drawing: DRAWING }))
    shown.assertStatus(200)
    assert.equal(shown.body().count, 3)
    assert.deepEqual(
      shown.body().pages.map(({ number }: { number: number }) => number),
      [1, 2, 3]
    )
    assert.match(shown.body().pages[0].preview, /^data:image\/jpeg;base64,/)
    assert.lengthOf(await imagesOf(owner), 0, 'nothing is kept')

    const made = await make(owner, { page: 2 })
    made.assertStatus(201)
    const { upload } = made.body()
    assert.equal(upload.height, 3200)
    const part = await Component.findByOrFail({ property_id: listing.id, type: 'floor_plans' })
    const plans = [{ id: 'a', image: upload.id, name: 'Ground floor', floor: '', pins: [] }]
    const saved = await client
      .post(`/api/component/${part.id}`)
      .json({ component: { content: { plans } } })
      .withCsrfToken()
      .loginAs(owner)
    saved.assertStatus(200)
    assert.equal(saved.body().component.images[0].id, upload.id)
    assert.isEmpty(await temporaryUploads())
  })

  test('come once, however often they are sent', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createDraft(owner)
    const { make } = plansOf(client, slug)
    const key = randomUUID()
    const [one, again] = [await make(owner, { page: 1, key }), await make(owner, { page: 1, key })]
    one.assertStatus(201)
    again.assertStatus(201)
    assert.equal(one.body().upload.id, again.body().upload.id)
    assert.lengthOf(await imagesOf(owner), 1)
  })

  test('are refused with active content, without a page, and in other files', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createDraft(owner)
    const { preview, make } = plansOf(client, slug)
    const active = pdfFile({ catalog: SCRIPT })
    for (const refused of [
      await preview(owner, active),
      await make(owner, { file: active, page: 1 }),
    ]) {
      refused.assertStatus(422)
      assert.match(refused.body().errors.file[0], /contains scripts/)
    }
    const locked = await preview(owner, pdfFile({ isEncrypted: true }))
    locked.assertStatus(422)
    ;(await preview(owner, Buffer.from('a house'))).assertStatus(415)
    for (const page of [undefined, 0, 4, 'all']) {
      const refused = await make(owner, { page })
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'page')
    }
    assert.lengthOf(await imagesOf(owner), 0)
    assert.isEmpty(await temporaryUploads())
  })

  test('are for who edits the listing', async ({ client }) => {
    const owner = await createUser({ type: 'realtor' })
    const stranger = await createUser({ type: 'realtor' })
    const hidden = plansOf(client, (await createDraft(owner)).slug)
    const seen = plansOf(client, (await createPublished(owner)).slug)
    ;(await hidden.preview(stranger, pdfFile())).assertStatus(404)
    ;(await hidden.make(stranger, { page: 1 })).assertStatus(404)
    ;(await seen.preview(stranger, pdfFile())).assertStatus(403)
    ;(await seen.make(stranger, { page: 1 })).assertStatus(403)
  })
})
