import { test } from '@japa/runner'
import type { Data } from '#data'
import { pair } from '#app/chats/tests/person'
import { createDraftSpot, createPublicSpot } from '#app/spots/tests/spot_factory'
import { createUser } from '#tests/support/users'

const attached = ({ id }: { id: number }) => ({ attachments: [{ kind: 'spot', id }] })

test.group('A spot in a chat', () => {
  test('is a card for as long as it is out', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const path = `/api/chats/${chat.id}/messages`
    const spot = await createPublicSpot(ava.user, { caption: 'Light at seven' })
    const { message } = await noah.post(path, attached(spot), 201)
    const cardFor = async (reader: typeof ava) => {
      const { messages } = await reader.get(path)
      const found = messages.data.find(({ id }: Data.Chats.Messages.Message) => id === message.id)
      return found.attachments[0]
    }
    for (const reader of [ava, noah]) {
      assert.containsSubset(await cardFor(reader), {
        kind: 'spot',
        spot: { slug: spot.slug, title: 'Light at seven', author_name: ava.user.name },
      })
    }
    await spot.merge({ status: 'draft' }).save()
    assert.deepEqual(await cardFor(noah), { kind: 'spot', spot: null })
  })

  test('is only sent by who may see it', async ({ client }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah)
    const path = `/api/chats/${chat.id}/messages`
    await noah.post(path, attached(await createDraftSpot(ava.user)), 422)
    const other = await createUser()
    const spot = await createPublicSpot(other)
    await noah.post(`/api/users/${other.id}/block`, {}, 200)
    await noah.post(path, attached(spot), 422)
    await ava.post(path, attached(spot), 201)
  })
})
