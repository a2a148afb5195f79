import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import type User from '#app/accounts/user'
import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import { SURFACE } from '#app/redesign/surface'
import Design from '#app/designs/design'
import { SURFACES_FILE } from '#app/designs/surfaces/surfaces_file'
import { surfaceMaps } from '#app/designs/surfaces/surface_maps'
import { releaseContent } from '#app/media/claim_content'
import { storeImage } from '#app/media/tests/store_image'
import ImageFiles from '#app/media/files/image_files'
import { createDesign } from '#app/designs/tests/design_factory'
import { DesignOwner } from '#app/designs/tests/design_owner'

function room(file: string): Promise<Buffer> {
  return readFile(new URL(`../../redesign/tests/fixtures/rooms/${file}`, import.meta.url))
}

async function designOf(owner: User): Promise<PicturedDesign> {
  const design = await createDesign(owner)
  const source = await sharp(await room('living.jpg'))
    .resize(384)
    .modulate({ brightness: 1 + (design.id % 50) / 1000 })
    .jpeg()
    .toBuffer()
  const original = await storeImage({
    source,
    owner,
    purpose: 'design',
    isUsed: true,
  })
  await design.merge({ originalImageId: original.id }).save()
  return loadPicturesOf(await Design.findOrFail(design.id))
}

async function agreement(labels: Uint8Array): Promise<number> {
  const known = await sharp(await room('living.surfaces.png'))
    .resize(384, 256, { kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return labels.filter((label, at) => label === known[at]).length / labels.length
}

async function pixelsOf(map: Buffer) {
  const { data, info } = await sharp(map).raw().toBuffer({ resolveWithObject: true })
  const labels = data.filter((_, at) => at % 3 === 0)
  const pieces = Array.from(labels, (_, at) => data[at * 3 + 1] * 256 + data[at * 3 + 2])
  return { ...info, labels, pieces }
}

test.group('The surfaces of a photograph', () => {
  test('are told with their pieces, looked at once, and kept beside the photograph', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
    const design = await designOf(ava.user)
    const [first, second] = await Promise.all([
      client.get(`/designs/${design.id}/surfaces.png`).loginAs(ava.user),
      client.get(`/designs/${design.id}/surfaces.png`).loginAs(ava.user),
    ])
    for (const answer of [first, second]) answer.assertStatus(200)
    first.assertHeader('content-type', 'image/png')
    assert.match(first.header('cache-control')!, /private/)
    assert.isTrue((first.body() as Buffer).equals(second.body() as Buffer))

    const { width, height, channels, labels, pieces } = await pixelsOf(first.body() as Buffer)
    assert.deepEqual([width, height, channels], [384, 256, 3])
    for (const surface of ['floor', 'wall', 'furniture'] as const) {
      assert.isAbove(labels.filter((label) => label === SURFACE[surface]).length, 1000, surface)
    }
    assert.isAbove(await agreement(labels), 0.6)
    assert.isAbove(new Set(pieces).size, 500)

    const { contentHash } = design.originalImage!
    const kept = await new ImageFiles().read(contentHash, SURFACES_FILE)
    assert.isTrue(kept.equals(first.body() as Buffer))
    assert.isTrue((await surfaceMaps.find(design.originalImage!))!.equals(kept))
    const again = await client
      .get(`/designs/${design.id}/surfaces.png`)
      .header('if-none-match', first.header('etag')!)
      .loginAs(ava.user)
    again.assertStatus(304)
  })

  test('are pieces to be named by hand where no room is seen', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id } = await createDesign(ava.user)
    const map = (await ava.get(`/designs/${id}/surfaces.png`)) as Buffer
    const { width, height, labels, pieces } = await pixelsOf(map)
    assert.deepEqual([width, height], [576, 384])
    assert.isTrue(labels.every((label) => label === SURFACE.unknown))
    assert.isAbove(new Set(pieces).size, 500)
  })

  test('are asked for later, in words, where nobody can look now', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id, originalImage } = await createDesign(ava.user)
    const { hash, originalFile } = originalImage.content
    const files = new ImageFiles()
    const photograph = await files.read(hash, originalFile)
    await files.put(hash, originalFile, Buffer.from('what a failing disk left'))
    const answer = await client
      .get(`/designs/${id}/surfaces.png`)
      .header('accept', 'application/json')
      .loginAs(ava.user)
    answer.assertStatus(503)
    answer.assertHeader('retry-after', '10')
    assert.match(answer.body().message, /couldn’t read your room/)

    await files.put(hash, originalFile, photograph)
    await ava.get(`/designs/${id}/surfaces.png`)
  })

  test('are no business of anybody once the photograph is gone', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const { id, originalImage } = await createDesign(ava.user)
    await ava.get(`/designs/${id}/surfaces.png`)
    await db.from('images').where('id', originalImage.id).delete()
    await releaseContent(originalImage.contentHash)
    assert.isFalse(await new ImageFiles().has(originalImage.contentHash, SURFACES_FILE))
    await ava.get(`/designs/${id}/surfaces.png`, 404)
    await ava.get(`/designs/${id}/surfaces`, 404)
  })
})
