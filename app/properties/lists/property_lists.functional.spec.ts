import { test } from '@japa/runner'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

test.group('Lists of own properties', () => {
  test('page through a status without repeating or skipping', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    for (let i = 0; i < 5; i++) await createDraft(realtor, { name: `Draft ${i}` })
    await createPublished(realtor)

    const names: string[] = []
    let next: string | null = '/api/properties/dashboard/realtor?status=draft&per_page=2'
    for (let pages = 0; next && pages < 5; pages++) {
      const response = await client.get(next).loginAs(realtor)
      response.assertStatus(200)
      const { properties } = response.body()
      names.push(...properties.data.map((property: { name: string }) => property.name))
      next = properties.next_page_url
    }
    assert.sameMembers(names, ['Draft 0', 'Draft 1', 'Draft 2', 'Draft 3', 'Draft 4'])
    assert.lengthOf(names, 5)

    const past = await client.get('/api/properties/draft/paginate/2?page=9').loginAs(realtor)
    assert.deepEqual(past.body().properties.data, [])
    const byNumber = await client.get('/api/properties/1/paginate/10').loginAs(realtor)
    assert.lengthOf(byNumber.body().properties.data, 1)
    ;(await client.get('/api/properties/sold/paginate/10').loginAs(realtor)).assertStatus(404)
  })

  test('are not for strangers; the dashboard is for realtors', async ({ client }) => {
    ;(await client.get('/api/properties/dashboard/realtor')).assertStatus(401)
    ;(await client.get('/api/properties/draft/paginate/3')).assertStatus(401)
    const member = await createUser()
    ;(await client.get('/api/properties/dashboard/realtor').loginAs(member)).assertStatus(403)
  })
})

test.group('Components', () => {
  test('are written by the owner alone', async ({ client, assert }) => {
    const [owner, other] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const out = await createPublished(owner)
    const { component } = (
      await client.get(`/api/properties/${out.slug}/component/features`)
    ).body()
    assert.include(component, { type: 'features' })
    assert.deepEqual(component.content, {})

    const content = { title: 'Highlights', items: ['Sea view', 'Lift'] }
    const send = (user: typeof owner) =>
      client
        .post(`/api/component/${component.id}`)
        .json({ component: { content } })
        .withCsrfToken()
        .loginAs(user)
    ;(await send(other)).assertStatus(403)
    const written = await send(owner)
    written.assertStatus(200)
    assert.deepEqual(written.body().component.content, content)
    ;(await client.get(`/api/properties/${out.slug}/component/helipad`)).assertStatus(404)
    ;(
      await client
        .post('/api/component/99999999')
        .json({ component: {} })
        .withCsrfToken()
        .loginAs(owner)
    ).assertStatus(404)
  })

  test('animations are kept as they were sent', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const draft = await createDraft(owner)
    const animations = { hero: 'fade', gallery: 'rise' }
    const response = await client
      .post(`/api/properties/${draft.slug}/animations`)
      .json({ animations })
      .withCsrfToken()
      .loginAs(owner)
    response.assertStatus(200)
    assert.deepEqual(response.body().property.animations, animations)
  })
})
