import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { tellMatches } from '#app/dreams/matches/tell_matches_job'
import Dream from '#app/dreams/dream'
import { createDream } from '#app/dreams/dream_factory'
import { transaction } from '#app/kernel/database/transaction'
import { createPublished } from '#app/properties/tests/property_factory'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

async function tell(dreamId: number) {
  await transaction((trx) => tellMatches({ trx }, dreamId))
}

const noticesOf = (userId: number) =>
  db.from('notifications').where({ user_id: userId, kind: 'dream_matches' })

test.group('Matches of dream boards', () => {
  test('are what the search finds, without what is on the board', async ({ client, assert }) => {
    const [ava, realtor] = [await createUser(), await createUser({ type: 'realtor' })]
    const word = `q${randomUUID().slice(0, 8)}`
    const named = (name: string) => createPublished(realtor, { name: `${name} ${word}` })
    const before = await named('Early')
    const dream = await createDream(ava, { criteria: { q: word } })
    const after = await named('Late')
    const hidden = await named('Hidden')
    await db.from('properties').where('id', hidden.id).update({ is_private: true })
    const call = caller(client, ava)
    const { matches } = await call('get', `/api/dream/${dream.id}/matches`, null, 200)
    assert.containsSubset(matches.data, [
      { id: after.id, is_new: true },
      { id: before.id, is_new: false },
    ])
    assert.lengthOf(matches.data, 2)
    const { dream: seen } = await call('get', `/api/dream/${dream.id}`, null, 200)
    assert.equal(seen.matches_count, 2)
    const item = { kind: 'property', content: { property_slug: after.slug } }
    await call('post', `/api/dream/${dream.id}/items`, { item }, 201)
    const rest = await call('get', `/api/dream/${dream.id}/matches`, null, 200)
    assert.deepEqual(
      rest.matches.data.map(({ id }: { id: number }) => id),
      [before.id]
    )
    const bare = await createDream(ava)
    const none = await call('get', `/api/dream/${bare.id}/matches`, null, 200)
    assert.lengthOf(none.matches.data, 0)
  })

  test('are told to everyone on the board, once a week at most', async ({ assert }) => {
    const [ava, mila] = [await createUser(), await createUser()]
    const realtor = await createUser({ type: 'realtor' })
    const word = `q${randomUUID().slice(0, 8)}`
    await createPublished(realtor, { name: `Early ${word}` })
    const dream = await createDream(ava, { criteria: { q: word } }, [mila, realtor])
    await tell(dream.id)
    assert.lengthOf(await noticesOf(ava.id), 0, 'what was there before isn’t new')
    await createPublished(realtor, { name: `Late ${word}` })
    await tell(dream.id)
    for (const { id } of [ava, mila]) assert.lengthOf(await noticesOf(id), 1)
    assert.lengthOf(await noticesOf(realtor.id), 0, 'not of one’s own')
    await db.from('notifications').update({ read_at: new Date() })
    await createPublished(realtor, { name: `Later ${word}` })
    await tell(dream.id)
    assert.lengthOf(await noticesOf(ava.id), 1, 'not twice in a week')
    const told = DateTime.utc().minus({ days: 7, minutes: 1 })
    await Dream.query().where('id', dream.id).update({ matches_told_at: told.toSQL() })
    await tell(dream.id)
    const notices = await noticesOf(ava.id)
    assert.lengthOf(notices, 2)
    await tell(dream.id)
    assert.lengthOf(await noticesOf(ava.id), 2)
  })
})
