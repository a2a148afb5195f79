import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { runAccountDeletionSteps } from '#app/accounts/deletion/deletion_steps'
import DreamInvitation from '#app/dreams/people/dream_invitation'
import Dream from '#app/dreams/dream'
import { exportDreams } from '#app/dreams/account_steps'
import { dreamChannel, dreamPresence, MAX_INVITATIONS_PER_DREAM } from '#app/dreams/dream_options'
import { createDream, pin } from '#app/dreams/dream_factory'
import { transaction } from '#app/kernel/database/transaction'
import { findReportable, takeDownSubject } from '#app/moderation/reportable_registry'
import { caller } from '#tests/support/caller'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { LiveUser } from '#tests/support/live_user'
import { createUser } from '#tests/support/users'

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createUser()))

const noticesOf = (userId: number) =>
  db.from('notifications').where('user_id', userId).select('kind', 'url')

test.group('People of dream boards', () => {
  test('are added by the owner, leave, and are removed', async ({ client, assert }) => {
    const [ava, mila, noah] = await people(3)
    const dream = await createDream(ava)
    const path = `/api/dream/${dream.id}/members`
    const owner = caller(client, ava)
    for (let i = 0; i < 2; i++) {
      const { dream: seen } = await owner('post', path, { user_id: mila.id }, 201)
      assert.deepEqual(
        seen.members.map(({ id }: { id: number }) => id),
        [ava.id, mila.id]
      )
    }
    assert.deepEqual(await noticesOf(mila.id), [
      { kind: 'dream_member', url: `/dreams/${dream.id}` },
    ])
    await owner('post', path, { user_id: 999_999_999 }, 422)
    await owner('post', path, {}, 422)
    await caller(client, mila)('post', path, { user_id: noah.id }, 403)
    await caller(client, mila)('delete', `${path}/${ava.id}`, {}, 403)
    await owner('delete', `${path}/${ava.id}`, {}, 409)
    await caller(client, mila)('delete', `${path}/${mila.id}`, {}, 200)
    await caller(client, mila)('get', `/api/dream/${dream.id}`, null, 404)
    await owner('post', path, { user_id: noah.id }, 201)
    await owner('delete', `${path}/${noah.id}`, {}, 200)
    await owner('delete', `${path}/${noah.id}`, {}, 404)
  })

  test('are invited by email, with or without an account', async ({ client, assert }) => {
    const [ava, mila] = await people(2)
    const dream = await createDream(ava)
    const owner = caller(client, ava)
    const path = `/api/dream/${dream.id}/members`
    const invite = (email: string) => owner('post', path, { email }, 201)
    const known = await invite(mila.email.toUpperCase())
    await invite(mila.email)
    const mailed = nextMailTo('nobody-yet@example.com')
    assert.lengthOf(known.dream.members, 1, 'nobody learns whose address it is')
    const { dream: seen } = await invite('nobody-yet@example.com')
    assert.deepEqual(
      seen.invitations.map(({ email }: { email: string }) => email),
      [mila.email, 'nobody-yet@example.com']
    )
    const message = await mailed
    assert.equal(message.subject, `Dream along: ${dream.title}`)
    assert.equal(linkIn(message), '/dreams')
    await owner('post', path, { email: ava.email }, 409)
    assert.deepEqual(await noticesOf(mila.id), [{ kind: 'dream_invitation', url: '/dreams' }])

    const sent = await DreamInvitation.findByOrFail('email', 'nobody-yet@example.com')

    const { invitations } = await caller(client, mila)('get', '/api/dream-invitations', null, 200)
    assert.containsSubset(invitations, [
      { dream: { id: dream.id, title: dream.title }, invited_by: { id: ava.id } },
    ])
    const answer = `/api/dream-invitations/${invitations[0].id}`
    await caller(client, await createUser())('post', answer, { accept: true }, 404)
    await caller(client, mila)('post', answer, { accept: true }, 200)
    await caller(client, mila)('post', answer, { accept: true }, 404)
    await caller(client, mila)('get', `/api/dream/${dream.id}`, null, 200)
    const withdrawn = `/api/dream/${dream.id}/invitations/${sent.id}`
    await caller(client, mila)('delete', withdrawn, {}, 403)
    await owner('delete', withdrawn, {}, 200)
    const late = await createUser({ email: 'nobody-yet@example.com' })
    const none = await caller(client, late)('get', '/api/dream-invitations', null, 200)
    assert.lengthOf(none.invitations, 0)
  })

  test('are invited anew once their invitation has ended, which takes no place', async ({
    client,
    assert,
  }) => {
    const [ava, mila] = await people(2)
    const dream = await createDream(ava)
    const ended = { dreamId: dream.id, invitedByUserId: ava.id, expiresAt: DateTime.now() }
    await DreamInvitation.createMany(
      Array.from({ length: MAX_INVITATIONS_PER_DREAM }, (_, index) => {
        return { ...ended, email: index ? `late${index}.${mila.email}` : mila.email }
      })
    )
    const mailed = nextMailTo(mila.email)
    const path = `/api/dream/${dream.id}/members`
    const { dream: seen } = await caller(client, ava)('post', path, { email: mila.email }, 201)
    assert.lengthOf(seen.invitations, 1)
    assert.equal(linkIn(await mailed), '/dreams')
    assert.lengthOf(await noticesOf(mila.id), 1)
  })

  test('hear of every change, and who is here, until they leave', async ({ client, assert }) => {
    const [ava, mila, noah] = await people(3)
    const dream = await createDream(ava, {}, [mila])
    const live = await LiveUser.open(mila)
    const [late, stranger] = [await LiveUser.open(mila), await LiveUser.open(noah)]
    try {
      assert.isFalse(await stranger.join(dreamChannel(dream.id)))
      assert.isFalse(await stranger.join(dreamPresence(dream.id)))
      assert.isTrue(await live.join(dreamChannel(dream.id)))
      assert.isTrue(await live.join(dreamPresence(dream.id)))
      const item = await pin(ava, dream.id)
      assert.containsSubset(await live.hears('dream.updated'), {
        dream: { id: dream.id, items: [{ id: item, content: { text: 'A window seat' } }] },
      })
      await caller(client, ava)('post', `/api/dream/${dream.id}/items/${item}/vote`, {}, 200)
      assert.containsSubset(await live.hears('dream.updated', dreamChannel(dream.id), 2), {
        dream: { items: [{ votes_count: 1, has_voted: false }] },
      })
      await caller(client, ava)('delete', `/api/dream/${dream.id}/members/${mila.id}`, {}, 200)
      await live.roundTrip()
      assert.isFalse(await late.join(dreamChannel(dream.id)))
      await pin(ava, dream.id)
      await live.roundTrip()
      assert.isAtMost(live.all('dream.updated').length, 3, 'nothing after leaving')
    } finally {
      live.close()
      late.close()
      stranger.close()
    }
  })

  test('leave each other’s boards when one blocks the other', async ({ client, assert }) => {
    const [ava, mila, noah] = await people(3)
    const own = await createDream(ava, { visibility: 'public' }, [mila])
    const theirs = await createDream(mila, {}, [ava])
    const third = await createDream(noah, {}, [ava, mila])
    const item = await pin(mila, third.id)
    await pin(ava, third.id)
    await transaction((trx) => blockUser({ user: ava, trx }, mila.id))
    await caller(client, mila)('get', `/api/dream/${own.id}`, null, 404)
    await caller(client, ava)('get', `/api/dream/${theirs.id}`, null, 404)
    await caller(client, ava)('post', `/api/dream/${own.id}/members`, { user_id: mila.id }, 422)
    const { dream } = await caller(client, ava)('get', `/api/dream/${third.id}`, null, 200)
    assert.deepEqual(
      dream.items.map(({ user }: { user: { id: number } }) => user.id),
      [ava.id]
    )
    await caller(client, ava)('post', `/api/dream/${third.id}/items/${item}/vote`, {}, 404)
  })

  test('keep a shared board when its owner’s account is deleted, and take theirs along', async ({
    assert,
  }) => {
    const [ava, mila] = await people(2)
    const [shared, alone] = [
      await createDream(ava, { visibility: 'public' }, [mila]),
      await createDream(ava),
    ]
    await pin(ava, shared.id)
    const exported = await exportDreams(ava)
    assert.containsSubset(exported.data, {
      boards: [{ id: shared.id, items: [{ text: 'A window seat' }] }, { id: alone.id }],
    })
    await transaction((trx) => runAccountDeletionSteps(ava, trx))
    await ava.delete()
    assert.isNull(await Dream.find(alone.id))
    const kept = await Dream.findOrFail(shared.id)
    assert.equal(kept.userId, mila.id)
    assert.equal(kept.visibility, 'private')
  })

  test('report what others put on a board, which staff then removes', async ({
    client,
    assert,
  }) => {
    const [ava, mila, noah] = await people(3)
    const dream = await createDream(ava, {}, [mila])
    const id = await pin(mila, dream.id)
    const find = (who: User) =>
      transaction((trx) => findReportable({ type: 'dream_item', id }, who, trx))
    assert.deepEqual(await find(ava), {
      reportedUserId: mila.id,
      evidence: {
        address: `/dreams/${dream.id}`,
        board: dream.title,
        kind: 'wish',
        words: 'A window seat',
        link: null,
      },
    })
    assert.isNull(await find(noah))
    const report = { subject_type: 'dream_item', subject_id: id, reason: 'spam' }
    await caller(client, ava)('post', '/api/reports', report, 201)
    await caller(client, mila)('post', '/api/reports', report, 422)
    await caller(client, noah)('post', '/api/reports', report, 404)

    const remove = () => transaction((trx) => takeDownSubject({ type: 'dream_item', id }, trx))
    await remove()
    const { dream: left } = await caller(client, mila)('get', `/api/dream/${dream.id}`, null, 200)
    assert.isEmpty(left.items)
    assert.isAbove(left.version, dream.version)
    await remove()
    assert.isNull(await find(ava))
  })

  test('report a public board, which then stays private', async ({ client, assert }) => {
    const [ava, noah] = await people(2)
    const dream = await createDream(ava, { visibility: 'public' })
    const hidden = await createDream(ava)
    const find = (id: number) =>
      transaction((trx) => findReportable({ type: 'dream', id }, noah, trx))
    assert.containsSubset(await find(dream.id), { reportedUserId: ava.id })
    assert.isNull(await find(hidden.id))
    await transaction((trx) => takeDownSubject({ type: 'dream', id: dream.id }, trx))
    await caller(client, noah)('get', `/api/dream/${dream.id}`, null, 404)
    const publish = { dream: { visibility: 'public' } }
    await caller(client, ava)('patch', `/api/dream/${dream.id}`, publish, 409)
  })
})
