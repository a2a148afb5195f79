import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { attachImages, detachImages, setImageAlt } from '#app/media/change_images'
import { storeImage } from '#app/media/tests/store_image'
import Image, { loadedImage } from '#app/media/image'
import type User from '#app/accounts/user'
import { createUser } from '#tests/support/users'
import { photograph } from './tests/photographs.js'
import { transaction } from '#app/kernel/database/transaction'

const store = async (owner: User) =>
  storeImage({
    source: await photograph().jpeg().toBuffer(),
    owner,
    purpose: 'property',
    isUsed: false,
  })

const attach = (ids: number[], user: User) =>
  db.transaction((trx) => attachImages({ user, trx }, ids))

const detach = (ids: number[]) => db.transaction((trx) => detachImages({ trx }, ids))

test.group('Attached pictures', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are in use until the last use is taken back', async ({ assert }) => {
    const owner = await createUser()
    const { id } = await store(owner)
    const isUsed = async () => (await Image.findOrFail(id)).unusedSince === null
    assert.isFalse(await isUsed())
    await attach([id, id], owner)
    await attach([id], owner)
    assert.isTrue(await isUsed())
    await detach([id])
    assert.isTrue(await isUsed())
    await detach([id])
    assert.isFalse(await isUsed())
    await detach([id])
    assert.equal((await Image.findOrFail(id)).uses, 0)
  })

  test('can be shown only if their query loaded what is in them', async ({ assert }) => {
    const { id, contentHash } = await store(await createUser())
    const bare = await Image.findOrFail(id)
    assert.throws(() => loadedImage(bare), `Image ${id} was read without its content`)
    const whole = await Image.query().where({ id }).preload('content').firstOrFail()
    assert.equal(loadedImage(whole).content.hash, contentHash)
  })

  test('come back in the order asked for, with their content', async ({ assert }) => {
    const owner = await createUser()
    const [a, b, c] = [await store(owner), await store(owner), await store(owner)]
    const images = await attach([c.id, a.id, b.id], owner)
    assert.deepEqual(
      images.map(({ id }) => id),
      [c.id, a.id, b.id]
    )
    assert.isTrue(images.every(({ content }) => content.width === 64))
  })

  test('are one’s own, all or none', async ({ assert }) => {
    const [owner, other] = [await createUser(), await createUser()]
    const [own, foreign] = [await store(owner), await store(other)]
    for (const ids of [
      [own.id, foreign.id],
      [own.id, 0],
    ]) {
      await assert.rejects(() => attach(ids, owner), 'Validation failure')
    }
    assert.equal((await Image.findOrFail(own.id)).uses, 0)
    assert.equal((await Image.findOrFail(foreign.id)).uses, 0)
  })

  test('are described in words', async ({ assert }) => {
    const owner = await createUser()
    const { id } = await store(owner)
    const image = await transaction((trx) => setImageAlt({ trx }, id, 'The harbor at dusk'))
    assert.equal(image.alt, 'The harbor at dusk')
    await assert.rejects(
      () => transaction((trx) => setImageAlt({ trx }, 999_999, 'Mine')),
      'Not found.'
    )
  })

  test('can be stored in a transaction, and are gone with it', async ({ assert }) => {
    const owner = await createUser()
    const source = await photograph().jpeg().toBuffer()
    const storeIn = (fails: boolean) =>
      db.transaction(async (trx) => {
        const image = await storeImage({ source, owner, purpose: 'property' }, trx)
        if (fails) throw new Error('Changed my mind')
        return image
      })
    await assert.rejects(() => storeIn(true), 'Changed my mind')
    assert.isNull(await Image.findBy('user_id', owner.id))
    const image = await storeIn(false)
    assert.equal((await Image.findOrFail(image.id)).uses, 1)
  })
})
