import { test } from '@japa/runner'
import { DesignFailure } from '#app/redesign/design_engine'
import Design from '#app/designs/design'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { DesignOwner, movementsOf } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'

const pictureIds = ({ originalImageId, imageId, highResImageId }: Design) =>
  new Set([originalImageId, imageId, highResImageId])

test.group('The pictures of a design that others see', () => {
  test('are not deleted below it', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const shared = await createDesign(ava.user)
    await ava.post(`/api/designs/${shared.id}/share`)
    const published = await createPublicDesign(ava.user)
    for (const design of [shared, published]) {
      for (const id of pictureIds(design)) {
        const { message } = await ava.delete(`/api/upload/${id}`, 409)
        assert.match(message, /Turn off the design’s link first/)
      }
      const left = await Design.findOrFail(design.id)
      assert.deepEqual(pictureIds(left), pictureIds(design))
    }
  })

  test('are gone for those with a link as soon as they are deleted', async ({ client }) => {
    const ava = await DesignOwner.create(client)
    const { id, originalImageId } = await createDesign(ava.user)
    const share = async () => (await ava.post(`/api/designs/${id}/share`)).design.share.token
    const before = await client.get(`/shared/${await share()}/original.jpg?w=640`)
    before.assertStatus(200)
    await ava.delete(`/api/designs/${id}/share`)
    await ava.delete(`/api/upload/${originalImageId}`)
    const path = `/shared/${await share()}/original.jpg?w=640`
    ;(await client.get(path)).assertStatus(404)
    const etag = before.header('etag')!
    ;(await client.get(path).header('if-none-match', etag)).assertStatus(404)
    ;(await client.get(path.replace('original', 'both'))).assertStatus(404)
    ;(await client.get(path.replace('original', 'result'))).assertStatus(200)
  })

  test('are there while it is public: one without a photograph is not published', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
    const { id, originalImageId } = await createDesign(ava.user)
    await ava.delete(`/api/upload/${originalImageId}`)
    await ava.post(`/api/designs/${id}/share`)
    const { message } = await ava.post(`/api/designs/${id}/publication`, {}, 409)
    assert.match(message, /photograph/)
  })

  test('make up the design: without a result it is shown nowhere', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const design = await createPublicDesign(ava.user, { roomType: 'attic' })
    await design.merge({ imageId: null, highResImageId: null }).save()
    const { designs } = await ava.get(`/api/designs/public?by=${ava.user.handle}`)
    assert.lengthOf(designs, 0)
    ;(await client.get(`/shared/${design.shareToken}`)).assertStatus(404)
    const { designs: cards } = await ava.get('/api/designs/cards')
    assert.lengthOf(cards.data, 0)
    await ava.post(`/api/designs/${design.id}/share`, {}, 409)
  })
})

test.group('The pictures of one’s own designs', (group) => {
  const scene = withEngine(group)

  test('are its photograph, which goes, and its result, which goes with it', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
    const design = await createDesign(ava.user)
    const { message } = await ava.delete(`/api/upload/${design.imageId}`, 409)
    assert.match(message, /Delete the design instead/)
    await ava.delete(`/api/upload/${design.originalImageId}`)
    const left = await ava.design(design)
    assert.isNull(left.original_image)
    assert.isNotNull(left.image)
  })

  test('are needed to try again: no credit is held without', async ({ client, assert }) => {
    scene.engine.fail(new DesignFailure('No.', false))
    const ava = await DesignOwner.create(client, 1)
    const design = await ava.generated()
    await ava.delete(`/api/upload/${design.original_image!.id}`)
    const { message } = await ava.post(`/api/designs/${design.id}/retry`, {}, 409)
    assert.equal(message, 'The photo for this design was deleted.')
    assert.equal((await ava.design(design)).status, 'failed')
    assert.deepEqual(await movementsOf(design), ['hold', 'capture', 'reverse'])
  })
})
