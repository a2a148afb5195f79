import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { claimStoredContent, releaseContent } from '#app/media/claim_content'
import { storeImage } from '#app/media/tests/store_image'
import { imageKeeper } from '#app/media/image_keepers'
import SweepImages from '#app/media/sweep_images_job'
import Image from '#app/media/image'
import ImageContent from '#app/media/image_content'
import type User from '#app/accounts/user'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { settled, storedFiles } from './tests/media_state.js'
import { photograph } from './tests/photographs.js'

const bytes = () => photograph().jpeg().toBuffer()

const store = (owner: User, source: Buffer, isUsed = true) =>
  storeImage({ source, owner, purpose: 'property', isUsed })

const gone = (hash: string) =>
  eventually(async () => (await ImageContent.find(hash)) === null, {
    what: () => `the removal of ${hash}`,
  })

test.group('Deleting pictures', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('takes the files along', async ({ client, assert }) => {
    const owner = await createUser()
    const { id, contentHash } = await store(owner, await bytes())
    await settled(contentHash)
    assert.sameMembers(await storedFiles(contentHash), ['original.jpg', '64.avif', '64.webp'])

    const response = await client.delete(`/api/upload/${id}`).withCsrfToken().loginAs(owner)
    response.assertStatus(200)
    response.assertBody({ status: 'success' })
    await gone(contentHash)
    assert.isEmpty(await storedFiles(contentHash))
    assert.isNull(await Image.find(id))
    ;(await client.get(`/media/${contentHash}/original.jpg`)).assertStatus(404)
  })

  test('is for its owner: others do not know of it', async ({ client, assert }) => {
    const image = await store(await createUser(), await bytes())
    const remove = (id: number | string) => client.delete(`/api/upload/${id}`).withCsrfToken()
    ;(await remove(image.id)).assertStatus(401)
    const other = await createUser()
    ;(await remove(image.id).loginAs(other)).assertStatus(404)
    ;(await remove(0).loginAs(other)).assertStatus(404)
    ;(await remove('99999999999').loginAs(other)).assertStatus(404)
    ;(await remove('house').loginAs(other)).assertStatus(404)
    assert.isNotNull(await Image.find(image.id))
    assert.include(await storedFiles(image.contentHash), 'original.jpg')
  })

  test('waits until no module needs the picture', async ({ client, assert }) => {
    const owner = await createUser()
    const { id, contentHash } = await store(owner, await bytes())
    let reason: string | null = 'It hangs on the wall.'
    imageKeeper('property', async (image) => (image.id === id ? reason : null))()
    const remove = () => client.delete(`/api/upload/${id}`).withCsrfToken().loginAs(owner)

    const refused = await remove()
    refused.assertStatus(409)
    refused.assertBody({ message: reason })
    assert.isNotNull(await Image.find(id))
    assert.include(await storedFiles(contentHash), 'original.jpg')
    reason = null
    ;(await remove()).assertStatus(200)
    assert.isNull(await Image.find(id))
  })

  test('is refused when something starts to use the picture meanwhile', async ({
    client,
    assert,
  }) => {
    const owner = await createUser()
    const { id } = await store(owner, await bytes())
    imageKeeper('property', async (image, trx) => {
      if (image.id === id) await trx.from('images').where({ id }).increment('uses')
      return null
    })()
    const refused = await client.delete(`/api/upload/${id}`).withCsrfToken().loginAs(owner)
    refused.assertStatus(409)
    assert.isNotNull(await Image.find(id))
  })

  test('leaves the files to whoever uploaded the same', async ({ client, assert }) => {
    const source = await bytes()
    const [one, two] = [await createUser(), await createUser()]
    const [first, second] = [await store(one, source), await store(two, source)]
    assert.equal(first.contentHash, second.contentHash)
    assert.notEqual(first.id, second.id)
    await settled(first.contentHash)

    await client.delete(`/api/upload/${first.id}`).withCsrfToken().loginAs(one)
    ;(await client.get(`/media/${second.contentHash}/original.jpg`)).assertStatus(200)
    await client.delete(`/api/upload/${second.id}`).withCsrfToken().loginAs(two)
    await gone(second.contentHash)
    assert.isEmpty(await storedFiles(second.contentHash))
  })

  test('and uploading the same at once never leaves a row without files', async ({
    client,
    assert,
  }) => {
    const source = await bytes()
    const owner = await createUser()
    for (let round = 0; round < 8; round++) {
      const first = await store(owner, source)
      const [again] = await Promise.all([
        store(owner, source),
        client.delete(`/api/upload/${first.id}`).withCsrfToken().loginAs(owner),
      ])
      assert.include(await storedFiles(again.contentHash), 'original.jpg')
      await client.delete(`/api/upload/${again.id}`).withCsrfToken().loginAs(owner)
    }
    const { contentHash } = await store(owner, source)
    assert.equal((await settled(contentHash)).status, 'ready')
    assert.lengthOf(await storedFiles(contentHash), 3)
  })

  test('waits for whoever works on the files', async ({ client, assert }) => {
    const owner = await createUser()
    const { id, contentHash } = await store(owner, await bytes())
    await settled(contentHash)
    const claim = await claimStoredContent(contentHash, db.connection())
    await client.delete(`/api/upload/${id}`).withCsrfToken().loginAs(owner)
    assert.include(await storedFiles(contentHash), 'original.jpg')
    await releaseContent(contentHash, claim!.token)
    assert.isEmpty(await storedFiles(contentHash))
  })
})

test.group('Sweeping pictures', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('deletes what nothing has shown for a day', async ({ assert }) => {
    const owner = await createUser()
    const [old, fresh, used] = [
      await store(owner, await bytes(), false),
      await store(owner, await bytes(), false),
      await store(owner, await bytes(), true),
    ]
    await settled(old.contentHash)
    await db
      .from('images')
      .where('id', old.id)
      .update({ unused_since: db.raw(`now() - interval '25 hours'`) })
    await new SweepImages().execute()

    const left = await Image.query().where('user_id', owner.id).orderBy('id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [fresh.id, used.id]
    )
    await gone(old.contentHash)
    assert.isEmpty(await storedFiles(old.contentHash))
  })

  test('removes the files of a deleted account', async ({ assert }) => {
    const owner = await createUser()
    const { contentHash } = await store(owner, await bytes())
    await settled(contentHash)
    await owner.delete()
    assert.isNotEmpty(await storedFiles(contentHash))
    await new SweepImages().execute()
    await gone(contentHash)
    assert.isEmpty(await storedFiles(contentHash))
  })

  test('takes up a removal that died, not one that runs', async ({ assert }) => {
    const owner = await createUser()
    const { id, contentHash } = await store(owner, await bytes())
    await settled(contentHash)
    await Image.query().where('id', id).delete()
    const removing = (since: string) =>
      db
        .from('image_contents')
        .where('hash', contentHash)
        .update({ removing_since: db.raw(`now() - interval '${since}'`) })

    await removing('10 seconds')
    await new SweepImages().execute()
    assert.isNotNull(await ImageContent.find(contentHash))
    await removing('2 minutes')
    await new SweepImages().execute()
    assert.isNull(await ImageContent.find(contentHash))
    assert.isEmpty(await storedFiles(contentHash))
  })
})
