import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import SendNotificationMail from '#app/notifications/mails/send_notification_mail_job'
import { mailStopLink } from '#app/notifications/mails/mail_stop_link'
import { listDueMails } from '#app/notifications/mails/send_notification_mails_job'
import { nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

const set = (client: ApiClient, user: User, channels: object) =>
  client.patch('/api/settings/notifications').json({ channels }).withCsrfToken().loginAs(user)

const tell = (user: User, actor: User) =>
  transaction((trx) =>
    notify(
      { trx },
      { userId: user.id, kind: 'follow', actorId: actor.id, groupKey: `${actor.id}`, url: '/chats' }
    )
  )

const pending = (user: User) =>
  db.from('notifications').where({ user_id: user.id, is_mail_pending: true })

const isDue = async ({ id }: User) => (await listDueMails(1000)).some(({ userId }) => userId === id)

test.group('Notification settings', () => {
  test('have the channels of each kind, and change one by one', async ({ client, assert }) => {
    const user = await createUser()
    const before = await client.get('/api/settings/notifications').loginAs(user)
    before.assertStatus(200)
    assert.deepInclude(before.body().kinds, {
      kind: 'follow',
      label: 'New followers',
      topic: 'people',
      channels: { in_app: true, email: false, push: true },
    })
    for (const [channels, expected] of [
      [{ email: true }, { in_app: true, email: true, push: true }],
      [{ push: false }, { in_app: true, email: true, push: false }],
    ]) {
      const answer = await set(client, user, { follow: channels })
      answer.assertStatus(200)
      const [follow] = answer.body().kinds.filter(({ kind }: { kind: string }) => kind === 'follow')
      assert.deepEqual(follow.channels, expected)
    }
  })

  test('can be sent back as they are answered', async ({ client, assert }) => {
    const user = await createUser()
    interface Kind {
      kind: string
      channels: { in_app: boolean; email: boolean; push: boolean }
    }
    const patch = (body: object) =>
      client.patch('/api/settings/notifications').json(body).withCsrfToken().loginAs(user)
    const { kinds }: { kinds: Kind[] } = (
      await client.get('/api/settings/notifications').loginAs(user)
    ).body()
    const changed = kinds.map((one) => ({ ...one, channels: { ...one.channels, email: true } }))
    const answer = await patch({ kinds: changed })
    answer.assertStatus(200)
    assert.deepEqual(answer.body().kinds, changed)
    const back = await patch({ ...answer.body(), kinds })
    assert.deepEqual(back.body().kinds, kinds)

    for (const wrong of [null, 'all', [{ kind: 'follow' }], [{ channels: {} }]]) {
      ;(await patch({ kinds: wrong })).assertStatus(422)
    }
    ;(await patch({ kinds: [{ kind: 'nonsense', channels: { email: true } }] })).assertStatus(200)
    ;(await patch({})).assertStatus(422)
  })

  test('refuse what is no choice, and pass over unknown kinds', async ({ client, assert }) => {
    const user = await createUser()
    for (const channels of [null, 'all', { follow: true }, { follow: { email: 'maybe' } }]) {
      const answer = await set(client, user, channels as object)
      answer.assertStatus(422)
    }
    for (const channels of [{ nonsense: { email: true } }, { follow: {} }]) {
      const nothing = await set(client, user, channels)
      nothing.assertStatus(200)
    }
    assert.lengthOf(await db.from('notification_settings').where('user_id', user.id), 0)
  })

  test('that are off leave nothing', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    await set(client, user, { follow: { in_app: false, push: false } })
    await tell(user, fan)
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 0)
  })
})

test.group('Mails about notifications', () => {
  test('come at once, then at most once an hour with all that waited', async ({
    client,
    assert,
  }) => {
    const [user, ava, ben, mila] = await Promise.all(
      ['Otto', 'Ava', 'Ben', 'Mila'].map((name) => createUser({ name }))
    )
    await set(client, user, { follow: { email: true } })
    const first = nextMailTo(user.email)
    await tell(user, ava)
    assert.equal((await first).subject, 'Ava started following you')

    await tell(user, ben)
    await tell(user, mila)
    assert.lengthOf(await pending(user), 2, 'the last mail is too recent')
    assert.isFalse(await isDue(user))

    await db
      .from('notification_mails')
      .where('user_id', user.id)
      .update({ mailed_at: db.raw(`now() - interval '61 minutes'`) })
    assert.isTrue(await isDue(user))
    const second = nextMailTo(user.email)
    await SendNotificationMail.enqueue({ userId: user.id, kind: 'follow' })
    const { subject, text } = await second
    assert.equal(subject, 'Mila started following you and 1 more')
    assert.include(String(text), 'Ben started following you')
  })

  test('lend no link of others their name', async ({ client, assert }) => {
    const actor = await createUser({ name: 'Ava' })
    const mailOfMention = async (chat: string) => {
      const user = await createUser()
      await set(client, user, { mention: { email: true } })
      const sent = nextMailTo(user.email)
      await transaction((trx) =>
        notify(
          { trx },
          {
            ...{ userId: user.id, kind: 'mention', actorId: actor.id },
            ...{ groupKey: chat, words: { chat }, url: '/chats' },
          }
        )
      )
      return sent
    }
    const { subject, text } = await mailOfMention('Win at evil.example')
    assert.equal(subject, 'Mentions in chats')
    assert.notInclude(String(text), 'evil')
    const broken = await mailOfMention('Sea\nand stone')
    assert.equal(broken.subject, 'Ava mentioned you in Sea and stone')
  })

  test('leave out what was read meanwhile', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    await set(client, user, { follow: { email: true } })
    await db
      .table('notification_mails')
      .insert({ user_id: user.id, kind: 'follow', mailed_at: new Date() })
    await tell(user, fan)
    assert.lengthOf(await pending(user), 1)
    await client.post('/api/notifications/read').withCsrfToken().loginAs(user)
    assert.lengthOf(await pending(user), 0)
  })

  test('stop by their link, signed out, and only for their kind', async ({ client, assert }) => {
    const [user, fan] = await Promise.all([createUser(), createUser()])
    await set(client, user, { follow: { email: true }, chat_request: { email: true } })
    const sent = nextMailTo(user.email)
    await tell(user, fan)
    await sent
    const { pathname, search } = new URL(mailStopLink(user.id, 'follow'))
    const path = pathname + search
    const page = await client.get(path)
    page.assertStatus(200)
    const emails = () =>
      db.from('notification_settings').where('user_id', user.id).orderBy('kind').select('email')
    assert.deepEqual(
      await emails(),
      [{ email: true }, { email: true }],
      'opening it changes nothing'
    )
    const stop = await client.post(path)
    stop.assertStatus(200)
    assert.deepEqual(await emails(), [{ email: true }, { email: false }])
    const forged = await client.post(path.replace('/follow/', '/chat_request/'))
    forged.assertStatus(403)
  })
})
