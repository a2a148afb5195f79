import { test } from '@japa/runner'
import sharp from 'sharp'
import { findSharedDesign } from '#app/designs/find_design'
import SharedDesignTransformer from '#app/designs/sharing/shared_design_transformer'
import { storeImage } from '#app/media/tests/store_image'
import { photograph } from '#app/media/tests/photographs'
import { createDesign } from '#app/designs/tests/design_factory'
import { DesignOwner } from '#app/designs/tests/design_owner'

const SOURCE_TYPE = /digitalsourcetype\/compositeWithTrainedAlgorithmicMedia</

async function difference(one: Buffer, other: Buffer, left: number, top: number, size = 8) {
  const area = { left, top, width: size, height: size }
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(area).raw().toBuffer())
  )
  return Math.max(...a.map((value, i) => Math.abs(value - b[i])))
}

test.group('A design’s pictures on their way out', () => {
  test('say what they are: in sight and in their metadata', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const design = await createDesign(ava.user)
    const download = async (what: string) => {
      const answer = await client
        .get(`/designs/${design.id}/download?what=${what}`)
        .loginAs(ava.user)
      answer.assertStatus(200)
      answer.assertHeader('content-type', 'image/jpeg')
      answer.assertHeader(
        'content-disposition',
        `attachment; filename="design-${design.id}-${what}.jpg"`
      )
      const picture = answer.body() as Buffer
      return { picture, seen: await sharp(picture).metadata() }
    }
    const stored = async (url: string) => (await client.get(url).loginAs(ava.user)).body() as Buffer
    const { image, original_image: original } = await ava.design(design)
    const result = await download('result')
    const before = await download('original')
    const both = await download('both')

    assert.deepEqual([result.seen.width, result.seen.height], [640, 427])
    assert.match(result.seen.xmpAsString ?? '', SOURCE_TYPE)
    const resultStored = await stored(image!.url)
    assert.isBelow(await difference(result.picture, resultStored, 20, 20), 8)
    assert.isAbove(await difference(result.picture, resultStored, 520, 395), 40)

    assert.isUndefined(before.seen.xmp)
    const originalStored = await stored(original!.url)
    assert.isBelow(await difference(before.picture, originalStored, 520, 395), 8)

    assert.deepEqual([both.seen.width, both.seen.height], [640 + 8 + 640, 427])
    assert.match(both.seen.xmpAsString ?? '', SOURCE_TYPE)
    const halves = await Promise.all(
      [0, 648].map((left) =>
        sharp(both.picture).extract({ left, top: 0, width: 640, height: 427 }).png().toBuffer()
      )
    )
    assert.isBelow(await difference(halves[0], originalStored, 520, 395), 12)
    assert.isBelow(await difference(halves[1], resultStored, 20, 20), 12)
    assert.isAbove(await difference(halves[1], resultStored, 520, 395), 40)
  })

  test('are there as soon as there is a result, in the kinds that there are', async ({
    client,
  }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const design = await createDesign(ava.user)
    await noah.get(`/designs/${design.id}/download`, 404)
    await design
      .merge({ status: 'failed', progress: 50, imageId: null, highResImageId: null })
      .save()
    await ava.get(`/designs/${design.id}/download`, 404)
    await ava.get(`/designs/${design.id}/download?what=both`, 404)
    await ava.get(`/designs/${design.id}/download?what=original`)
  })

  test('are for everybody with the link, as long as it holds', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const design = await createDesign(ava.user)
    const { token } = (await ava.post(`/api/designs/${design.id}/share`)).design.share
    for (const kind of ['result', 'original', 'both']) {
      const answer = await client.get(`/shared/${token}/${kind}.jpg`)
      answer.assertStatus(200)
      const { xmpAsString = '' } = await sharp(answer.body() as Buffer).metadata()
      assert.equal(SOURCE_TYPE.test(xmpAsString), kind !== 'original')
      const again = await client
        .get(`/shared/${token}/${kind}.jpg`)
        .header('if-none-match', answer.header('etag')!)
      again.assertStatus(304)
    }
    const poster = await client.get(`/shared/${token}/poster.jpg`)
    poster.assertStatus(404)
    await ava.delete(`/api/designs/${design.id}/share`)
    const taken = await client.get(`/shared/${token}/result.jpg`)
    taken.assertStatus(404)
  })

  test('answer HEAD like GET through a link', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const design = await createDesign(ava.user)
    const { token } = (await ava.post(`/api/designs/${design.id}/share`)).design.share
    const path = `/shared/${token}/both.jpg`
    const given = await client.get(path)
    const asked = await client.head(path)
    asked.assertStatus(200)
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
      assert.equal(asked.header(name), given.header(name), name)
      assert.isOk(asked.header(name), name)
    }
    const known = await client.head(path).header('if-none-match', given.header('etag')!)
    known.assertStatus(304)
    await ava.delete(`/api/designs/${design.id}/share`)
    ;(await client.head(path)).assertStatus(404)
  })

  test('come through a link as small as they are asked for, labeled all the same', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
    const design = await createDesign(ava.user)
    const source = await photograph(1600, 900).jpeg().toBuffer()
    const { id } = await storeImage({ source, owner: ava.user, purpose: 'design' })
    await design.merge({ originalImageId: id, highResImageId: id }).save()
    const { token } = (await ava.post(`/api/designs/${design.id}/share`)).design.share
    const shared = await findSharedDesign(token)
    const { result } = new SharedDesignTransformer(shared!).toObject()
    assert.deepEqual(
      result?.variants.map(({ width }) => width),
      [640, 1280, 1600]
    )
    for (const { url, width } of result!.variants) {
      const seen = await sharp((await client.get(url)).body() as Buffer).metadata()
      assert.equal(seen.width, width)
      assert.match(seen.xmpAsString ?? '', SOURCE_TYPE)
    }
    const [small, full] = await Promise.all(
      ['?w=640', '?w=641'].map(async (w) => {
        const answer = await client.get(`/shared/${token}/original.jpg${w}`)
        return sharp(answer.body() as Buffer).metadata()
      })
    )
    assert.deepEqual([small.width, full.width], [640, 1600])
  })
})
