import { test } from '@japa/runner'
import Design from '#app/designs/design'
import { createUser } from '#tests/support/users'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { DesignOwner } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'

test.group('Showing a design to everybody', (group) => {
  const scene = withEngine(group)

  test('needs a link, and lasts until it is ended', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const refused = await ava.post(`/api/designs/${id}/publication`, {}, 409)
    assert.equal(refused.message, 'Create a link to this design first.')
    await ava.post(`/api/designs/${id}/share`)
    const { design } = await ava.post(`/api/designs/${id}/publication`)
    assert.isString(design.published_at)
    const again = await ava.post(`/api/designs/${id}/publication`)
    assert.equal(again.design.published_at, design.published_at)
    const { design: ended } = await ava.delete(`/api/designs/${id}/publication`)
    assert.isNull(ended.published_at)
    assert.isNotNull(ended.share)
  })

  test('is for one’s own finished designs', async ({ client }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { id } = await createPublicDesign(ava.user)
    await noah.post(`/api/designs/${id}/publication`, {}, 404)
    await noah.delete(`/api/designs/${id}/publication`, 404)
    scene.engine.waitAt('prepare')
    const running = await ava.generate()
    await ava.post(`/api/designs/${running.id}/publication`, {}, 409)
    scene.engine.release()
    await ava.settled(running)
  })

  test('ends with its link and with the design', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const [one, other] = [await createPublicDesign(ava.user), await createPublicDesign(ava.user)]
    const shown = async () => {
      const { designs } = await ava.get(`/api/designs/public?by=${ava.user.handle}`)
      return designs.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await shown(), [other.id, one.id])
    const { design } = await ava.delete(`/api/designs/${one.id}/share`)
    assert.isNull(design.published_at)
    assert.deepEqual(await shown(), [other.id])
    await ava.delete(`/api/designs/${other.id}`)
    assert.deepEqual(await shown(), [])
  })

  test('is not outrun by taking the link back', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    await ava.post(`/api/designs/${id}/share`)
    await Promise.all([
      ava.client.post(`/api/designs/${id}/publication`).json({}).withCsrfToken().loginAs(ava.user),
      ava.delete(`/api/designs/${id}/share`),
    ])
    const design = await Design.findOrFail(id)
    assert.isFalse(design.isPublic)
    assert.isFalse(design.isShared)
  })
})

test.group('The pictures of a public design', () => {
  test('are for everybody while it is public', async ({ client }) => {
    const ava = await DesignOwner.create(client)
    const { id, image, originalImage } = await createPublicDesign(ava.user)
    const paths = [image, originalImage].map(
      ({ content }) => `/media/${content.hash}/${content.originalFile}`
    )
    for (const path of paths) (await client.get(path)).assertStatus(200)
    await ava.delete(`/api/designs/${id}/publication`)
    for (const path of paths) (await client.get(path)).assertStatus(404)
  })
})

test.group('The curated gallery', () => {
  test('is chosen by staff, from what is public', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const otto = await createUser({ type: 'staff' })
    const { id } = await createPublicDesign(ava.user)
    const feature = (user: typeof otto) =>
      client.post(`/api/designs/${id}/feature`).withCsrfToken().loginAs(user)
    ;(await feature(ava.user)).assertStatus(403)
    const answer = await feature(otto)
    answer.assertStatus(200)
    assert.deepEqual(answer.body().design, { id, is_featured: true })
    await ava.delete(`/api/designs/${id}/publication`)
    const design = await Design.findOrFail(id)
    assert.isNull(design.featuredAt)
    ;(await feature(otto)).assertStatus(404)
  })
})

test.group('A reported design', () => {
  test('is taken down for good', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const otto = await createUser({ type: 'staff' })
    const { id, shareToken } = await createPublicDesign(ava.user)
    const about = { subject_type: 'design', subject_id: id, reason: 'nudity' }
    await ava.post('/api/reports', about, 422)
    const { report } = await noah.post('/api/reports', about, 201)

    const closed = await client
      .post(`/api/staff/reports/${report.id}/resolve`)
      .json({ takes_down: true, note: 'Not a room.' })
      .withCsrfToken()
      .loginAs(otto)
    closed.assertStatus(200)
    assert.containsSubset(closed.body().report, {
      status: 'resolved',
      can_take_down: true,
      evidence: { address: `/shared/${shareToken}`, author: ava.user.handle, words: null },
    })
    ;(await client.get(`/shared/${shareToken}`).accept('json')).assertStatus(404)
    assert.isTrue((await ava.design({ id })).is_taken_down)
    const { notifications } = await ava.get('/api/notifications')
    assert.containsSubset(notifications.data, [{ kind: 'taken_down', actors: [] }])
    await ava.post(`/api/designs/${id}/share`, {}, 409)
    await ava.post(`/api/designs/${id}/publication`, {}, 409)
    await noah.post('/api/reports', about, 404)
  })

  test('stays where the report is dismissed or its resolution takes nothing down', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const otto = await createUser({ type: 'staff' })
    const { id } = await createPublicDesign(ava.user)
    for (const [verb, body] of [
      ['dismiss', { takes_down: true }],
      ['resolve', {}],
    ] as const) {
      const about = { subject_type: 'design', subject_id: id, reason: 'spam' }
      const { report } = await noah.post('/api/reports', about, 201)
      const path = `/api/staff/reports/${report.id}/${verb}`
      ;(await client.post(path).json(body).withCsrfToken().loginAs(otto)).assertStatus(200)
    }
    assert.isTrue((await Design.findOrFail(id)).isPublic)
  })
})
