import { test } from '@japa/runner'
import { createDesign } from '#app/designs/tests/design_factory'
import { dataUrl, DesignOwner, room } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'

/** A null character and an unpaired surrogate, which no column stores. */
const ODD = 'sage\u0000 walls\ud800'
const KEPT = 'sage walls\ufffd'

test.group('Wishes with characters that cannot be kept', (group) => {
  withEngine(group)
  const odd = { roomType: ODD, theme: ODD, colors: [ODD], customPrompt: ODD }
  const kept = { roomType: KEPT, theme: KEPT, colors: [KEPT], customPrompt: KEPT }

  test('are kept without them, in JSON as in a form', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const design = await ava.generate({ options: odd, prompt: ODD })
    assert.containsSubset(design, { prompt: KEPT, options: kept })
    const answer = await client
      .post('/api/designs/generate')
      .file('image', await room(), { filename: 'room.jpg' })
      .field('options', JSON.stringify(odd))
      .field('prompt', 'sage\u0000 walls')
      .withCsrfToken()
      .loginAs(ava.user)
    answer.assertStatus(202)
    const { generated_design: other } = answer.body()
    assert.containsSubset(other, { prompt: 'sage walls', options: kept })
    await ava.settled(design)
    await ava.settled(other)
  })

  test('are saved without them', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const body = { name: ODD, prompt: ODD, options: odd }
    const { prompt } = await ava.post('/api/designs/prompts', body, 201)
    assert.containsSubset(prompt, { name: KEPT, prompt: KEPT, options: kept })
    const { errors } = await ava.post('/api/designs/prompts', { name: '\u0000' }, 422)
    assert.properties(errors, ['name'])
  })

  test('find what is there when they stand in an address', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const { designs } = await ava.get('/api/designs?roomType=%00')
    assert.deepEqual(
      designs.data.map((design: { id: number }) => design.id),
      [id]
    )
    await ava.get('/designer?roomType=%00')
    await ava.get('/designer/collection?roomType=%00')
    for (const path of ['/shared/%00', '/shared/%00/result.jpg']) {
      ;(await client.get(path)).assertStatus(404)
    }
  })
})

test.group('The photograph of an order', (group) => {
  withEngine(group)

  test('may be a data URL in a form', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const order = (image: string) =>
      client
        .post('/api/designs/generate')
        .fields({ image, prompt: 'more light' })
        .header('content-type', 'multipart/form-data')
        .withCsrfToken()
        .loginAs(ava.user)
    const answer = await order(dataUrl(await room()))
    answer.assertStatus(202)
    const { generated_design: design } = answer.body()
    assert.containsSubset(design, { prompt: 'more light', image_width: 120, image_height: 80 })
    await ava.settled(design)
    for (const nothing of ['', 'https://example.com/a.jpg']) {
      const refused = await order(nothing)
      refused.assertStatus(422)
      assert.properties(refused.body().errors, ['image'])
    }
  })
})

test.group('The design to be made once more', (group) => {
  withEngine(group)

  for (const [name, wrong] of Object.entries({
    'true': true,
    'a list': [1],
    'a hexadecimal number': '0x5',
    'a fraction': 1.5,
    'zero': 0,
    'nothing': null,
    'more than there can be': 2_147_483_648,
  })) {
    test(`is not named by ${name}`, async ({ client, assert }) => {
      const ava = await DesignOwner.create(client)
      const body = { generatedDesignId: wrong }
      const { errors } = await ava.post('/api/designs/regenerate', body, 422)
      assert.properties(errors, ['generatedDesignId'])
    })
  }

  test('is named by its number, also as a form sends it', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    for (const generatedDesignId of [id, String(id)]) {
      const body = { generatedDesignId }
      const { generated_design: taken } = await ava.post('/api/designs/regenerate', body, 202)
      assert.equal(taken.parent_id, id)
      await ava.settled(taken)
    }
  })

  test('keeps its wishes unless others are told', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id: generatedDesignId } = await createDesign(ava.user)
    for (const wishes of [{ withOptions: true }, { withOptions: true, options: null }]) {
      const body = { generatedDesignId, ...wishes }
      const { errors } = await ava.post('/api/designs/regenerate', body, 422)
      assert.properties(errors, ['options'])
    }
    const body = { generatedDesignId, withOptions: true, options: {} }
    const { generated_design: plain } = await ava.post('/api/designs/regenerate', body, 202)
    assert.containsSubset(plain, { prompt: null, options: { roomType: null } })
    await ava.settled(plain)
    assert.equal(await ava.credits(), 4)
  })
})
