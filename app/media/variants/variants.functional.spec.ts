import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { renderVariants } from '#app/media/variants/render_variants'
import { storeImage } from '#app/media/tests/store_image'
import ReconcileImages from '#app/media/variants/reconcile_images_job'
import Image from '#app/media/image'
import ImageContent from '#app/media/image_content'
import ImageFiles from '#app/media/files/image_files'
import { createUser } from '#tests/support/users'
import { settled, storedFiles } from '#app/media/tests/media_state'
import { photograph } from '#app/media/tests/photographs'

const store = async () => {
  const source = await photograph(400, 300).jpeg().toBuffer()
  return storeImage({ source, owner: await createUser(), purpose: 'property' })
}

const forget = (hash: string, change: Partial<Record<'attempts', number>> = {}) =>
  db
    .from('image_contents')
    .where('hash', hash)
    .update({ status: 'pending', variants: '[]', ...change })

const reconcile = () => {
  const job = new ReconcileImages()
  job.$hydrate({ quietSeconds: 0 }, {} as never)
  return job.execute()
}

test.group('Variants', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('move the time of their pictures, so that cached pages notice', async ({ assert }) => {
    const { id, contentHash, updatedAt } = await store()
    await settled(contentHash)
    const image = await Image.findOrFail(id)
    assert.isAbove(image.updatedAt.toMillis(), updatedAt.toMillis())
  })

  test('go on where a killed run stopped', async ({ assert }) => {
    const { contentHash } = await store()
    const whole = await settled(contentHash)
    const files = new ImageFiles()
    const kept = Buffer.from('left by the run before')
    await files.put(contentHash, '320.avif', kept)
    const folder = `images/${contentHash.slice(0, 2)}/${contentHash}`
    await rm(resolve(join(env.get('STORAGE_PATH'), 'files', folder, '400.webp')))

    await forget(contentHash)
    await renderVariants(contentHash)
    const content = await ImageContent.findOrFail(contentHash)
    assert.equal(content.status, 'ready')
    assert.deepEqual(
      content.variants.map(({ file }) => file),
      whole.variants.map(({ file }) => file)
    )
    assert.isTrue((await files.read(contentHash, '320.avif')).equals(kept))
    assert.include(await storedFiles(contentHash), '400.webp')
  })

  test('are made by two runs at once as by one', async ({ assert }) => {
    const { contentHash } = await store()
    const whole = await settled(contentHash)
    await forget(contentHash)
    const render = () => renderVariants(contentHash)
    await Promise.all([render(), render()])
    const content = await ImageContent.findOrFail(contentHash)
    assert.equal(content.status, 'ready')
    assert.deepEqual(content.variants, whole.variants)
    const claims = await db.from('image_claims').where('content_hash', contentHash)
    assert.isEmpty(claims)
  })

  test('whose job was lost are made after all', async ({ assert }) => {
    const { contentHash } = await store()
    await settled(contentHash)
    await forget(contentHash)
    await reconcile()
    const { status, variants } = await settled(contentHash)
    assert.equal(status, 'ready')
    assert.isNotEmpty(variants)
  })

  test('that bring the process down each time are given up', async ({ assert }) => {
    const { contentHash } = await store()
    await settled(contentHash)
    await forget(contentHash, { attempts: 8 })
    await reconcile()
    const { status, error } = await settled(contentHash)
    assert.equal(status, 'failed')
    assert.isString(error)
  })

  test('that failed are tried again with the next upload of the same', async ({ assert }) => {
    const source = await photograph(400, 300).jpeg().toBuffer()
    const upload = async () =>
      storeImage({ source, owner: await createUser(), purpose: 'property' })
    const { contentHash } = await upload()
    await settled(contentHash)
    await db.from('image_contents').where('hash', contentHash).update({ status: 'failed' })
    await upload()
    assert.equal((await settled(contentHash)).status, 'ready')
  })
})
