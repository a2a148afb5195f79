import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { LiveUser } from '#tests/support/live_user'
import { storeTestImage } from '#tests/support/images'
import { pair, Person } from '#app/chats/tests/person'

interface ListedMember {
  user: { id: number }
  is_invited: boolean
}

async function makeGroup(client: ApiClient) {
  const [ava, noah] = await pair(client)
  const otto = await Person.create(client, 'Otto Falk')
  const body = { type: 'group', name: 'Liguria team', user_ids: [noah.id, otto.id] }
  const { chat } = await ava.post('/api/chats', body, 201)
  return { ava, noah, otto, chat, path: `/api/chats/${chat.id}` }
}

async function letTimePass(days: number, { id }: Person): Promise<void> {
  const ago = db.raw(`declined_at - make_interval(days => ${days})`)
  await db.from('chat_members').where('user_id', id).update({ declined_at: ago })
}

test.group('An invitation that was declined', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('looks to the others as one not answered', async ({ client, assert }) => {
    const { ava, noah, otto, path, chat } = await makeGroup(client)
    const asSeen = async (person: Person) => {
      const { members } = await person.get(`${path}/members`)
      const { members_count: count, users } = await person.chat(chat)
      const listed = members.data.map((member: ListedMember) => [member.user.id, member.is_invited])
      return { listed, count, users: users.length }
    }
    const before = await asSeen(ava)
    assert.deepEqual(before.count, 3)
    assert.deepInclude(before.listed, [otto.id, true])
    await otto.post(`${path}/respond`, { accept: false })
    assert.deepEqual(await asSeen(ava), before)
    assert.deepEqual(await asSeen(noah), before)
    await ava.delete(`${path}/members/${otto.id}`)
    assert.equal((await ava.chat(chat)).members_count, 2)
  })

  test('is quiet for a month, then asks again', async ({ client, assert, cleanup }) => {
    const { ava, otto, path, chat } = await makeGroup(client)
    await otto.post(`${path}/respond`, { accept: false })
    const said = await ava.messages(chat)
    await ava.post(`${path}/members`, { user_ids: [otto.id] })
    assert.deepEqual(await otto.folder('requested'), [])

    await letTimePass(31, otto)
    const live = await LiveUser.open(otto.user)
    cleanup(() => live.close())
    await live.join(`private-user.${otto.id}`)
    await ava.post(`${path}/members`, { user_ids: [otto.id] })
    assert.containsSubset(await live.hears('chat.created'), {
      chat: { id: chat.id, folder: 'requested' },
    })
    assert.deepEqual(await otto.folder('requested'), [chat.id])
    assert.deepEqual(await otto.messages(chat), [])
    assert.deepEqual(await ava.messages(chat), said, 'nobody learns of the decline from it')
    await otto.post(`${path}/respond`, { accept: true })
    await otto.say(chat, 'All right')
  })

  test('cannot be answered once it is deleted', async ({ client }) => {
    const { ava, otto, chat, path } = await makeGroup(client)
    await otto.delete(path)
    await otto.post(`${path}/respond`, { accept: true }, 404)
    await ava.say(chat, 'Anybody?')
    await otto.post(`${path}/respond`, { accept: true })
  })
})

test.group('A group that somebody blocks', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('holds nothing for them that was said since', async ({ client, assert }) => {
    const { ava, noah, chat, path } = await makeGroup(client)
    const before = await ava.say(chat, 'Before')
    await noah.post(`${path}/toggle-block`, { is_blocked: true })
    const image = await storeTestImage(ava.user, 'chat')
    const body = { content: 'Since', attachments: [{ kind: 'image', id: image.id }] }
    const { message } = await ava.post(`${path}/messages`, body, 201)
    await noah.post(`${path}/toggle-block`, { is_blocked: true })

    const { url } = message.attachments[0].image
    const reads = ['/api/chats/filtered?type=blocked', path, `${path}/messages`]
    for (const read of reads) {
      const answer = JSON.stringify(await noah.get(read))
      assert.include(answer, 'Before', read)
      assert.notInclude(answer, 'Since', read)
    }
    assert.equal((await noah.chat(chat)).last_message?.id, before.id)
    await noah.get(`/api/messages/${message.id}`, 404)
    await noah.get(url, 404)
    await noah.post(`${path}/read`, { message_id: message.id }, 404)
    assert.equal((await noah.read(chat)).unread_count, 0)

    await noah.post(`${path}/toggle-block`, { is_blocked: false })
    assert.deepEqual((await noah.messages(chat)).slice(0, 2), ['Since', 'Before'])
    await noah.get(url)
  })

  test('stands where its newest message puts it once unblocked', async ({ client, assert }) => {
    const { ava, noah, chat, path } = await makeGroup(client)
    await noah.post(`${path}/toggle-block`, { is_blocked: true })
    const direct = await ava.start(noah, 'Earlier')
    await ava.say(chat, 'Later')
    await noah.post(`${path}/toggle-block`, { is_blocked: false })
    assert.deepEqual(await noah.folder('chats'), [chat.id, direct.id])
    assert.equal(await noah.unread(), 1, 'what came meanwhile is not counted')
  })
})

test.group('Reading up to a message', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('is refused for a message of another chat, and told to nobody', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ava, noah, chat, path } = await makeGroup(client)
    const direct = await ava.start(noah, 'Elsewhere')
    const foreign = direct.last_message!.id
    const live = await LiveUser.open(ava.user)
    cleanup(() => live.close())
    const channel = `private-chat.${chat.id}`
    await live.join(channel)
    const { id } = await ava.say(chat, 'Newest')
    await noah.post(`${path}/read`, { message_id: foreign }, 404)
    await noah.post(`${path}/read`, { message_id: id + 1000 }, 404)
    assert.equal((await noah.chat(chat)).unread_count, 1)
    await noah.read(chat, id)
    assert.deepEqual(await live.hears('chat.read', channel), { user_id: noah.id, message_id: id })
    assert.lengthOf(live.all('chat.read'), 1)
    await noah.post(`${path}/read`, { message_id: foreign }, 404)
  })
})
