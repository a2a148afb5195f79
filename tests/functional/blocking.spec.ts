import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { Person, pair } from '#app/chats/tests/person'
import { createPublicDesign } from '#app/designs/tests/design_factory'
import UserStats from '#app/profiles/stats/user_stats'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

const block = (client: ApiClient, user: User, id: number) =>
  client.post(`/api/users/${id}/block`).withCsrfToken().loginAs(user)

const unblock = (client: ApiClient, user: User, id: number) =>
  client.delete(`/api/users/${id}/block`).withCsrfToken().loginAs(user)

const follow = (client: ApiClient, user: User, id: number) =>
  client.post(`/api/users/${id}/follow`).withCsrfToken().loginAs(user)

const blocks = (user: User) => db.from('blocks').where('blocker_id', user.id)

test.group('Blocking', () => {
  test('and unblocking, once however often', async ({ client, assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    for (let i = 0; i < 2; i++) {
      const answer = await block(client, user, other.id)
      answer.assertStatus(200)
      answer.assertBody({ status: 'success' })
    }
    const list = await client.get('/api/users/blocked').loginAs(user)
    const { data, ...page } = list.body().users
    assert.deepEqual(
      data.map(({ id }: User) => id),
      [other.id]
    )
    assert.isNull(page.next_page_url)
    const theirs = await client.get('/api/users/blocked').loginAs(other)
    assert.deepEqual(theirs.body().users.data, [], 'the other is not told')
    for (let i = 0; i < 2; i++) {
      const answer = await unblock(client, user, other.id)
      answer.assertBody({ status: 'success' })
    }
    assert.deepEqual(await blocks(user), [])
  })

  test('is refused to strangers, of oneself and of nobody', async ({ client, assert }) => {
    const user = await createUser()
    const unverified = await createUser({ verified: false })
    const anonymous = await client.post(`/api/users/${user.id}/block`).withCsrfToken()
    anonymous.assertStatus(401)
    const early = await block(client, unverified, user.id)
    early.assertStatus(403)
    const self = await block(client, user, user.id)
    self.assertStatus(422)
    const nobody = await block(client, user, 999_999_999)
    nobody.assertStatus(404)
    assert.deepEqual([...(await blocks(user)), ...(await blocks(unverified))], [])
  })

  test('hides both from each other', async ({ client, assert }) => {
    const user = await createUser({ type: 'realtor', name: 'Quillon Vexley' })
    const other = await createUser({ type: 'realtor', name: 'Quillon Vexley' })
    const third = await createUser()
    for (const one of [user, other]) await follow(client, third, one.id)
    const homes = new Map<User, string>()
    const designs = new Map<User, string>()
    for (const one of [user, other]) {
      homes.set(one, (await createPublished(one)).slug)
      designs.set(one, `/shared/${(await createPublicDesign(one)).shareToken}`)
    }
    await block(client, user, other.id)
    for (const [viewer, hidden] of [
      [user, other],
      [other, user],
    ]) {
      for (const path of [
        `/@${hidden.handle}`,
        `/@${hidden.handle}/followers`,
        `/api/profile/${hidden.handle}`,
        `/api/profile/user/${hidden.id}`,
        `/api/user/${hidden.id}`,
        `/api/users/${hidden.id}/followers`,
        `/api/users/${hidden.id}/properties`,
        `/api/users/${hidden.id}/designs`,
        `/properties/${homes.get(hidden)}`,
        `/api/properties/${homes.get(hidden)}`,
        designs.get(hidden)!,
      ]) {
        const answer = await client.get(path).accept('json').loginAs(viewer)
        assert.equal(answer.status(), 404, path)
        const guest = await client.get(path).accept('json').loginAs(third)
        assert.equal(guest.status(), 200, path)
      }
      const people = await client.get('/api/people').qs({ q: 'quillon' }).loginAs(viewer)
      assert.notInclude(
        people.body().people.map(({ id }: User) => id),
        hidden.id
      )
      const list = await client.get(`/api/users/${third.id}/followings`).loginAs(viewer)
      assert.deepEqual(
        list.body().followings.map(({ id }: User) => id),
        [viewer.id]
      )
      const shown = await client.get('/api/designs/public').loginAs(viewer)
      const authors = shown.body().designs.map(({ author }: { author: User }) => author.id)
      assert.notInclude(authors, hidden.id)
      const refused = await follow(client, viewer, hidden.id)
      refused.assertStatus(404)
    }
  })

  test('ends following both ways, for good', async ({ client, assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    await follow(client, user, other.id)
    await follow(client, other, user.id)
    await block(client, user, other.id)
    await unblock(client, user, other.id)
    for (const { id } of [user, other]) {
      const stats = await UserStats.findByOrFail('userId', id)
      assert.deepEqual([stats.followersCount, stats.followingsCount], [0, 0])
    }
  })

  test('leaves no follow behind that is made in the same instant', async ({ client, assert }) => {
    for (let round = 0; round < 5; round++) {
      const [user, other] = [await createUser(), await createUser()]
      await Promise.all([
        block(client, user, other.id),
        follow(client, other, user.id),
        follow(client, user, other.id),
      ])
      const follows = await db.from('follows').whereIn('follower_id', [user.id, other.id])
      assert.deepEqual(follows, [])
    }
  })

  test('blocks their direct chat, and frees it', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'Hello')
    await block(client, noah.user, ava.id)
    assert.deepEqual(await noah.folder('blocked'), [chat.id])
    const refusal = await ava.post(
      `/api/chats/${chat.id}/messages`,
      { content: 'Hm', client_id: '1' },
      403
    )
    assert.equal(refusal.message, 'You can’t send messages in this chat.')
    await unblock(client, noah.user, ava.id)
    assert.deepEqual(await noah.folder('blocked'), [])
    await ava.say(chat, 'There you are')
    assert.equal(await noah.unread(), 2, 'with what was unread before')
  })

  test('lets nobody begin a chat', async ({ client, assert }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    await block(client, noah.user, ava.id)
    const nobody = await ava.post('/api/chats', { user_ids: [999_999_999], message: 'Hi' }, 422)
    for (const [from, to] of [
      [ava, noah],
      [noah, ava],
    ]) {
      const refusal = await from.post('/api/chats', { user_ids: [to.id], message: 'Hi' }, 422)
      assert.deepEqual(refusal, nobody)
    }
    assert.deepEqual(await noah.folder('requested'), [])
  })

  test('a chat that is blocked blocks the person', async ({ client, assert }) => {
    const [ava, noah] = await pair(client)
    const chat = await ava.start(noah, 'Hello')
    await noah.post(`/api/chats/${chat.id}/toggle-block`, { is_blocked: true })
    assert.lengthOf(await blocks(noah.user), 1)
    const profile = await client.get(`/api/profile/user/${noah.id}`).loginAs(ava.user)
    profile.assertStatus(404)
    await noah.post(`/api/chats/${chat.id}/toggle-block`, { is_blocked: false })
    assert.lengthOf(await blocks(noah.user), 0)
  })

  test('hides what they list and show from cards in chats', async ({ client, assert }) => {
    const [ava, noah] = [await Person.create(client), await Person.create(client)]
    const mila = await Person.create(client)
    const home = await createPublished(noah.user)
    await ava.letIn(mila)
    const chat = await mila.start(ava, 'Look')
    const attachments = [{ kind: 'property', id: home.id }]
    await mila.post(
      `/api/chats/${chat.id}/messages`,
      { content: 'This', client_id: '1', attachments },
      201
    )
    const cards = async () => {
      const { messages } = await ava.get(`/api/chats/${chat.id}/messages`)
      return messages.data[0].attachments.map(({ property }: { property: unknown }) => property)
    }
    assert.lengthOf((await cards()).filter(Boolean), 1)
    await block(client, ava.user, noah.id)
    assert.lengthOf((await cards()).filter(Boolean), 0)
  })
})
