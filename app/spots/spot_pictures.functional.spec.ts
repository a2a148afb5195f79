import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { createPublicSpot } from '#app/spots/tests/spot_factory'
import { storeTestImage } from '#tests/support/images'
import { createReadyVideo } from '#tests/support/ready_video'
import { createUser } from '#tests/support/users'

async function picturesFor(client: ApiClient, user: User): Promise<(string | null)[]> {
  const answer = await client.get('/api/notifications').loginAs(user)
  answer.assertStatus(200)
  return answer.body().notifications.data.map(({ picture }: { picture: string | null }) => picture)
}

test.group('A notification about a spot', () => {
  test('shows the spot’s picture to its author and to who is mentioned', async ({
    client,
    assert,
  }) => {
    const [author, fan] = [await createUser(), await createUser()]
    const photo = await storeTestImage(author)
    const spot = await createPublicSpot(author, { slides: [{ image_id: photo.id }] })
    const call = (path: string, body: object) =>
      client.post(path).json(body).accept('json').withCsrfToken().loginAs(fan)
    const friend = await createUser()
    ;(
      await call(`/api/spot/${spot.slug}/comments`, {
        content: `Look, @${friend.handle}`,
        client_id: randomUUID(),
      })
    ).assertStatus(201)
    ;(await call(`/api/spot/${spot.slug}/like`, {})).assertStatus(200)

    const shown = await picturesFor(client, author)
    assert.lengthOf(shown, 2)
    assert.lengthOf([...new Set(shown)], 1)
    assert.match(shown[0]!, /^\/media\/[\da-f]+\/[\w.-]+$/)
    assert.deepEqual(await picturesFor(client, friend), [shown[0]])
    ;(await client.get(shown[0]!).loginAs(friend)).assertStatus(200)

    await transaction((trx) => blockUser({ user: author, trx }, friend.id))
    assert.deepEqual(await picturesFor(client, friend), [null])
  })

  test('shows the poster of a video, and none once the spot is hidden', async ({
    client,
    assert,
  }) => {
    const [author, fan] = [await createUser(), await createUser()]
    const video = await createReadyVideo(author)
    const spot = await createPublicSpot(author, {
      caption: `With @${fan.handle}`,
      slides: [{ video_id: video.id }],
    })
    const [shown] = await picturesFor(client, fan)
    assert.match(shown!, /^\/media\/[\da-f]+\/[\w.-]+$/)
    ;(await client.get(shown!).loginAs(fan)).assertStatus(200)
    await spot.merge({ status: 'draft' }).save()
    assert.deepEqual(await picturesFor(client, fan), [null])
  })
})
