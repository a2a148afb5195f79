import { test } from '@japa/runner'
import { mentionsIn, openMention } from '#app/common/text/mentions'
import { Person } from '#app/chats/tests/person'
import { listNotifications } from '#app/notifications/find_notifications'
import { notificationSentence } from '#app/notifications/notification_kinds'

async function told({ id }: Person): Promise<string[]> {
  const views = await listNotifications(id, { page: 1, perPage: 20 })
  return views
    .filter((view) => view.notification.kind === 'mention')
    .map((view) => notificationSentence(view))
}

test.group('Mentions', () => {
  test('tell those who are in the group, once, even if they muted it', async ({
    client,
    assert,
  }) => {
    const [ava, noah, mila, otto] = await Promise.all(
      ['Ava Lind', 'Noah Berg', 'Mila Sand', 'Otto Falk'].map((name) => Person.create(client, name))
    )
    for (const person of [noah, mila]) {
      await person.letIn(ava)
      await ava.letIn(person)
    }
    const body = { user_ids: [noah.id, mila.id], name: 'Casa Livia' }
    const { chat } = await ava.post('/api/chats', body, 201)
    await noah.post(`/api/chats/${chat.id}/toggle-mute`, { is_muted: true })
    const at = ({ user }: Person) => `@${user.handle}`
    await ava.say(chat, `${at(noah).toUpperCase()}, ${at(otto)}, ${at(ava)}: the keys?`)
    await ava.say(chat, `mail me at x${at(mila)} about ${at(noah)}.`)
    assert.deepEqual(await told(noah), ['Ava Lind mentioned you in Casa Livia'])
    for (const person of [ava, mila, otto]) assert.deepEqual(await told(person), [])

    await mila.post(`/api/users/${ava.id}/block`)
    await ava.say(chat, `${at(mila)}?`)
    assert.deepEqual(await told(mila), [])
  })

  test('are found in text, and while they are typed', ({ assert }) => {
    assert.deepEqual(
      mentionsIn('@ava, (@mila_s.) a@noah.test @x').map(({ handle }) => handle),
      ['ava', 'mila_s']
    )
    const found: [text: string, handles: string[]][] = [
      ['＠ava', ['ava']],
      ['你好@ava、@mila。', ['ava', 'mila']],
      ['안녕@ava님', ['ava']],
      ['@ava... @mila..', ['ava', 'mila']],
      ['*@ava* “@mila”', ['ava', 'mila']],
      ['josé@ava.test ask＠ava', []],
      ['@josé @ávamila @avá @ava１', []],
      [`@${'a'.repeat(40)}`, []],
      ['https://video.test/@ava www.x.test/?u=@mila', []],
    ]
    for (const [text, handles] of found) {
      assert.deepEqual(
        mentionsIn(text).map(({ handle }) => handle),
        handles,
        text
      )
    }
    assert.deepEqual(openMention('＠av', 3), { start: 0, term: 'av' })
    assert.isNull(openMention('josé@av', 7))
    assert.deepEqual(openMention('Ask @Av and', 7), { start: 4, term: 'av' })
    assert.deepEqual(openMention('@', 1), { start: 0, term: '' })
    assert.isNull(openMention('mail@av', 7))
    assert.isNull(openMention('Ask @av ', 8))
  })
})
