import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { findSharedDesign } from '#app/designs/find_design'
import Image from '#app/media/image'
import { createDesign } from '#app/designs/tests/design_factory'
import { DesignOwner } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'

const REGENERATION = ['Analyzing Style', 'Generating Design', 'Enhancing Details', 'Finalizing']

test.group('Regenerating a design', (group) => {
  const scene = withEngine(group)

  test('makes another of the same photograph, in four steps', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client, 2)
    const first = await ava.generated({ options: { theme: 'japandi' }, prompt: 'more light' })
    const { generated_design: taken } = await ava.post(
      '/api/designs/regenerate',
      { generatedDesignId: first.id, options: { theme: 'coastal' }, withOptions: false },
      202
    )
    assert.deepEqual(
      taken.progress_steps,
      REGENERATION.map((message, i) => ({ message, completed: i ? 'pending' : 'in_progress' }))
    )
    assert.containsSubset(taken, {
      status: 'pending',
      progress: 10,
      parent_id: first.id,
      options: { theme: 'japandi' },
      prompt: 'more light',
    })
    const made = await ava.settled(taken)
    assert.containsSubset(made, { status: 'completed', current_step: 4 })
    assert.equal(made.original_image!.id, first.original_image!.id)
    const [one, other] = scene.engine.orders
    assert.notEqual(one.seed, other.seed)
    assert.equal(await ava.credits(), 0)
    await ava.post('/api/designs/regenerate', { generatedDesignId: first.id }, 402)
  })

  test('follows other wishes', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const { generated_design: taken } = await ava.post(
      '/api/designs/regenerate',
      { generatedDesignId: id, options: { theme: 'coastal' }, withOptions: true },
      202
    )
    assert.containsSubset(taken, { prompt: null, options: { theme: 'coastal', roomType: null } })
    await ava.settled(taken)
  })

  test('is for one’s own finished designs', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { id } = await createDesign(noah.user)
    await ava.post('/api/designs/regenerate', { generatedDesignId: id }, 404)
    const { errors } = await ava.post('/api/designs/regenerate', {}, 422)
    assert.properties(errors, ['generatedDesignId'])
    scene.engine.waitAt('prepare')
    const running = await ava.generate()
    await ava.post('/api/designs/regenerate', { generatedDesignId: running.id }, 409)
    scene.engine.release()
    await ava.settled(running)
    assert.equal(await ava.credits(), 4)
  })

  test('keeps the photograph while one of its designs is there', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const first = await ava.generated()
    const again = { generatedDesignId: first.id }
    const { generated_design: second } = await ava.post('/api/designs/regenerate', again, 202)
    await ava.settled(second)
    const uses = async () => (await Image.findOrFail(first.original_image!.id)).uses
    assert.equal(await uses(), 2)
    await ava.delete(`/api/designs/${first.id}`)
    assert.equal(await uses(), 1)
    assert.containsSubset(await ava.design(second), { parent_id: null })
    await ava.delete(`/api/designs/${second.id}`)
    assert.equal(await uses(), 0)
    const [stats] = (await ava.get(`/api/user/${ava.user.id}`)).user.stats
    assert.equal(stats.designs_count, 0)
  })
})

test.group('A collection of designs', () => {
  test('is listed newest first, filtered and in pages', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const ids: number[] = []
    for (let i = 0; i < 3; i++) ids.unshift((await createDesign(ava.user)).id)
    await createDesign((await DesignOwner.create(client)).user)
    const listed = async (query: string) => {
      const { designs } = await ava.get(`/api/designs?${query}`)
      return designs.data.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await listed(''), ids)
    const { designs } = await ava.get('/api/designs?per_page=2&roomType=bedroom')
    assert.lengthOf(designs.data, 2)
    const { designs: rest } = await ava.get(designs.next_page_url)
    assert.deepEqual([rest.data[0].id, rest.data.length, rest.next_page_url], [ids[2], 1, null])
    assert.deepEqual(await listed('roomType=kitchen'), [])

    const { design } = await ava.post(`/api/designs/${ids[1]}/favorite`, { favorite: true })
    assert.isTrue(design.favorite)
    assert.deepEqual(await listed('favorite=1'), [ids[1]])
    await ava.post(`/api/designs/${ids[1]}/favorite`, { favorite: false })
    assert.deepEqual(await listed('favorite=true'), [])
    await ava.post(`/api/designs/${ids[1]}/favorite`, {}, 422)
  })

  test('keeps its pictures to its owner', async ({ client }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { id } = await createDesign(ava.user)
    const { image } = await ava.design({ id })
    await ava.get(image!.url)
    await noah.get(image!.url, 404)
    const stranger = await client.get(image!.url)
    stranger.assertStatus(404)
  })
})

test.group('Saved prompts', () => {
  test('are kept, listed and deleted by their owner', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const body = { name: ' Sage ', prompt: 'sage walls', options: { theme: 'japandi' } }
    const headers = { 'idempotency-key': randomUUID() }
    const { status, prompt } = await ava.post('/api/designs/prompts', body, 201, headers)
    assert.equal(status, 'success')
    assert.containsSubset(prompt, {
      name: 'Sage',
      prompt: 'sage walls',
      options: { theme: 'japandi', roomType: null, colors: [] },
    })
    await ava.post('/api/designs/prompts', body, 201, headers)
    assert.deepEqual((await ava.get('/api/designs/prompts')).prompts, [prompt])
    assert.deepEqual((await noah.get('/api/designs/prompts')).prompts, [])
    await noah.delete(`/api/designs/prompts/${prompt.id}`, 404)
    await ava.delete(`/api/designs/prompts/${prompt.id}`)
    assert.deepEqual((await ava.get('/api/designs/prompts')).prompts, [])
    const { errors } = await ava.post('/api/designs/prompts', { name: ' ' }, 422)
    assert.properties(errors, ['name'])
  })
})

test.group('The link to a design', (group) => {
  const scene = withEngine(group)

  test('shows it until it is taken back, and another does after', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const { design } = await ava.post(`/api/designs/${id}/share`, { tells_prompt: true })
    const { token } = design.share
    assert.deepEqual(design.share, {
      token,
      url: `/shared/${token}`,
      compares: true,
      tells_prompt: true,
    })
    assert.equal((await findSharedDesign(token))?.id, id)
    const changed = await ava.post(`/api/designs/${id}/share`, { compares: false })
    assert.containsSubset(changed.design.share, { token, compares: false, tells_prompt: false })

    const { design: taken } = await ava.delete(`/api/designs/${id}/share`)
    assert.isNull(taken.share)
    assert.isNull(await findSharedDesign(token))
    const { design: again } = await ava.post(`/api/designs/${id}/share`)
    assert.notEqual(again.share.token, token)
    assert.isNull(await findSharedDesign(token))
    await ava.delete(`/api/designs/${id}`)
    assert.isNull(await findSharedDesign(again.share.token))
  })

  test('needs something to show', async ({ client }) => {
    scene.engine.waitAt('prepare')
    const ava = await DesignOwner.create(client)
    const design = await ava.generate()
    await ava.post(`/api/designs/${design.id}/share`, {}, 409)
    scene.engine.release()
    await ava.settled(design)
  })
})
