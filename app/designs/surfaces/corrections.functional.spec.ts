import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { firstChannel, paintedPng } from '#app/designs/tests/corrections_png'
import { createDesign } from '#app/designs/tests/design_factory'
import { dataUrl, DesignOwner } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'

const stripes = () => paintedPng(288, 192, (x) => Math.floor(x / 32))

function put(client: ApiClient, dweller: DesignOwner, id: number, corrections: Buffer) {
  return client
    .put(`/api/designs/${id}/corrections`)
    .json({ image: dataUrl(corrections, 'image/png') })
    .withCsrfToken()
    .loginAs(dweller.user)
}

test.group('Corrections', (group) => {
  const scene = withEngine(group)

  test('are kept byte by byte, whichever way they come', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const painted = await stripes()
    const labels = await firstChannel(painted)
    assert.isNull((await ava.design({ id })).corrections)

    const asUrl = await put(client, ava, id, painted)
    asUrl.assertStatus(200)
    const { corrections } = asUrl.body().design
    assert.deepEqual(await firstChannel((await ava.get(corrections.url)) as Buffer), labels)

    const inColor = await sharp(painted).toColorspace('srgb').png().toBuffer()
    const asFile = await client
      .put(`/api/designs/${id}/corrections`)
      .file('image', inColor, { filename: 'corrections.png' })
      .withCsrfToken()
      .loginAs(ava.user)
    asFile.assertStatus(200)
    const kept = await client.get(asFile.body().design.corrections.url).loginAs(ava.user)
    kept.assertHeader('content-type', 'image/png')
    assert.match(kept.header('cache-control')!, /private/)
    assert.deepEqual(await firstChannel(kept.body() as Buffer), labels)

    const again = await client
      .get(`/designs/${id}/corrections.png`)
      .header('if-none-match', kept.header('etag')!)
      .loginAs(ava.user)
    again.assertStatus(304)
  })

  test('are forgotten when told so, and when nothing is said any more', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    await put(client, ava, id, await stripes())
    for (let times = 0; times < 2; times++) {
      const { design } = await ava.delete(`/api/designs/${id}/corrections`)
      assert.isNull(design.corrections)
    }
    await ava.get(`/designs/${id}/corrections.png`, 404)

    await put(client, ava, id, await stripes())
    const nothing = await put(client, ava, id, await paintedPng(288, 192, () => 0))
    nothing.assertStatus(200)
    assert.isNull(nothing.body().design.corrections)
    assert.isNull(await db.from('design_corrections').where('design_id', id).first())
  })

  test('are every design’s of the same photo, and no other photo’s', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const first = await createDesign(ava.user)
    const second = await createDesign(ava.user)
    await second.merge({ originalImageId: first.originalImageId }).save()
    const other = await createDesign(ava.user)
    const painted = await stripes()
    ;(await put(client, ava, second.id, painted)).assertStatus(200)

    const { corrections } = await ava.design({ id: first.id })
    const kept = (await ava.get(corrections!.url)) as Buffer
    assert.deepEqual(await firstChannel(kept), await firstChannel(painted))
    assert.isNull((await ava.design({ id: other.id })).corrections)

    await ava.delete(`/api/designs/${first.id}/corrections`)
    assert.isNull((await ava.design({ id: second.id })).corrections)
  })

  test('are refused in words where they are none', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const noise = { type: 'gaussian' as const, mean: 4, sigma: 1 }
    const jpeg = await sharp({ create: { width: 96, height: 64, channels: 3, noise } } as object)
      .jpeg()
      .toBuffer()
    const deep = await sharp(await stripes())
      .toColorspace('rgb16')
      .png()
      .toBuffer()
    const whole = await stripes()
    const refused: [string, Buffer, RegExp][] = [
      ['a JPEG', jpeg, /as a PNG/],
      ['no picture', Buffer.from('a floor plan, in words'), /as a PNG/],
      ['half a picture', whole.subarray(0, whole.length / 2), /damaged/],
      ['an unknown surface', await paintedPng(96, 64, (x) => (x === 5 ? 9 : 1)), /0 to 8/],
      ['sixteen bits', deep, /eight bits/],
      ['another shape', await paintedPng(64, 96, () => 1), /proportions/],
      ['too small', await paintedPng(12, 8, () => 1), /16 to 2048/],
      ['too large', await paintedPng(3000, 2001, () => 1), /16 to 2048/],
    ]
    for (const [what, bytes, words] of refused) {
      const answer = await put(client, ava, id, bytes)
      assert.equal(answer.status(), 422, what)
      assert.match(answer.body().errors.image[0], words, what)
    }
    const empty = await client
      .put(`/api/designs/${id}/corrections`)
      .json({})
      .withCsrfToken()
      .loginAs(ava.user)
    empty.assertStatus(422)
    const heavy = await put(client, ava, id, Buffer.concat([whole, Buffer.alloc(1024 * 1024)]))
    heavy.assertStatus(413)
    assert.isNull((await ava.design({ id })).corrections)
  })

  test('are their owner’s alone', async ({ client }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { id } = await createDesign(ava.user)
    await put(client, ava, id, await stripes())
    const foreign = await put(client, noah, id, await stripes())
    foreign.assertStatus(404)
    await noah.delete(`/api/designs/${id}/corrections`, 404)
    for (const path of ['corrections.png', 'surfaces.png', 'surfaces']) {
      await noah.get(`/designs/${id}/${path}`, 404)
    }
  })

  test('wait until a design is made, and reach the engine with the next one', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
    scene.engine.waitAt('generate')
    const design = await ava.generate()
    await scene.engine.waits()
    const early = await put(client, ava, design.id, await stripes())
    early.assertStatus(409)
    await ava.delete(`/api/designs/${design.id}/corrections`, 409)
    scene.engine.release()
    await ava.settled(design)

    const painted = await stripes()
    const saved = await put(client, ava, design.id, painted)
    saved.assertStatus(200)
    const regenerate = async (generatedDesignId: number) => {
      const { generated_design: next } = await ava.post(
        '/api/designs/regenerate',
        { generatedDesignId },
        202
      )
      return ava.settled(next)
    }
    const second = await regenerate(design.id)
    await ava.delete(`/api/designs/${design.id}`)
    const third = await regenerate(second.id)

    const labels = await firstChannel(painted)
    const [first, ...corrected] = scene.engine.orders
    assert.isNull(first.corrections)
    assert.lengthOf(corrected, 2)
    for (const order of corrected) assert.deepEqual(await firstChannel(order.corrections!), labels)
    assert.deepEqual(await firstChannel((await ava.get(third.corrections!.url)) as Buffer), labels)
  })

  test('go with their design, and with their owner', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const [one, other] = [await createDesign(ava.user), await createDesign(ava.user)]
    for (const { id } of [one, other]) await put(client, ava, id, await stripes())
    const left = () => db.from('design_corrections').whereIn('design_id', [one.id, other.id])
    await ava.delete(`/api/designs/${one.id}`)
    assert.lengthOf(await left(), 1)
    await db.from('users').where('id', ava.user.id).delete()
    assert.lengthOf(await left(), 0)
  })
})
