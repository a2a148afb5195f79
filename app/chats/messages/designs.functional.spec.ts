import { test } from '@japa/runner'
import type { Data } from '#data'
import db from '@adonisjs/lucid/services/db'
import { deleteDesign } from '#app/designs/collection/change_design'
import { takeDownDesign, unpublishDesign } from '#app/designs/gallery/publish_design'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { pair, Person } from '#app/chats/tests/person'
import { transaction } from '#app/kernel/database/transaction'

const path = ({ id }: { id: number }) => `/api/chats/${id}/messages`
const attached = ({ id }: { id: number }) => ({ attachments: [{ kind: 'design', id }] })
type Message = Data.Chats.Messages.Message

async function seenBy(person: Person, { id }: Message) {
  const { message } = await person.get(`/api/messages/${id}`)
  return message.attachments[0]
}

test.group('A design in a chat', () => {
  test('is seen by who is in it, with its original, though it is private', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = [...(await pair(client))]
    const mila = await Person.create(client)
    const chat = await ava.start(noah)
    const design = await createDesign(ava.user, { theme: 'japandi', roomType: 'bedroom' })
    const { message } = await ava.post(path(chat), attached(design), 201)
    assert.equal(message.type, 'design')

    const { kind, design: card } = await seenBy(noah, message)
    assert.equal(kind, 'design')
    assert.containsSubset(card, { title: 'Japandi', details: ['Bedroom'], url: null })
    for (const { url } of [card.image, card.original_image]) {
      await noah.get(url)
      await mila.get(url, 404)
      ;(await client.get(url)).assertStatus(404)
    }
    assert.notProperty(card, 'prompt')
  })

  test('is no longer there once the message is deleted', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const { message } = await ava.post(path(chat), attached(await createDesign(ava.user)), 201)
    const { design } = await seenBy(noah, message)
    await ava.delete(`/api/messages/${message.id}`)
    await noah.get(design.image.url, 404)
    assert.isUndefined(await seenBy(noah, message))
  })

  test('is no longer there once it is removed or taken down', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const [one, other] = [await createDesign(ava.user), await createDesign(ava.user)]
    const first = await ava.post(path(chat), attached(one), 201)
    const second = await ava.post(path(chat), attached(other), 201)
    const { design } = await seenBy(noah, second.message)
    await db.transaction(async (trx) => {
      await deleteDesign({ user: ava.user, trx }, one.id)
      await takeDownDesign({ trx }, other.id)
    })
    for (const { message } of [first, second]) {
      assert.deepEqual(await seenBy(noah, message), { kind: 'design', design: null })
    }
    await noah.get(design.image.url, 404)
  })

  test('by somebody else can be sent while it is public, and is seen as long as it is', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const shown = await createPublicDesign(noah.user)
    const { message } = await ava.post(path(chat), attached(shown), 201)
    assert.equal((await seenBy(noah, message)).design.url, `/shared/${shown.shareToken}`)
    await transaction((trx) => unpublishDesign({ user: noah.user, trx }, shown.id))
    assert.isNull((await seenBy(ava, message)).design)
    await ava.get(message.attachments[0].design.image.url, 404)
    const { errors } = await ava.post(path(chat), attached(shown), 422)
    assert.properties(errors, ['attachments'])
  })

  test('is refused when it is somebody else’s private one, unfinished or unknown', async ({
    client,
  }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const hers = await createDesign(noah.user)
    const failed = await createDesign(ava.user)
    await db.from('designs').where({ id: failed.id }).update({ status: 'failed', progress: 50 })
    for (const id of [hers.id, failed.id, 999_999]) {
      await ava.post(path(chat), attached({ id }), 422)
    }
  })

  test('is picked from the sender’s own finished ones', async ({ client, assert }) => {
    const ava = await Person.create(client)
    const { id } = await createDesign(ava.user)
    const failed = await createDesign(ava.user)
    await db.from('designs').where({ id: failed.id }).update({ status: 'failed', progress: 50 })
    const found = async (query = '') => {
      const { designs } = await ava.get(`/api/designs/cards${query}`)
      return designs.data.map((card: { id: number }) => card.id)
    }
    assert.deepEqual(await found(), [id])
    const options = { theme: 'japandi', roomType: 'kitchen', colors: ['oat'] }
    await db
      .from('designs')
      .where({ id })
      .update({ options: JSON.stringify(options) })
    for (const words of ['japandi', 'JAPAN', 'kitchen japandi', 'oat']) {
      assert.deepEqual(await found(`?q=${encodeURIComponent(words)}`), [id], words)
    }
    for (const words of ['baroque', 'japandi bedroom', '%', '1%27or']) {
      assert.deepEqual(await found(`?q=${words}`), [], words)
    }
  })
})
