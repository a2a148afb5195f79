import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { updateEntry, type EntryInput } from '#app/journals/entries/change_entry'
import { updateJournal } from '#app/journals/change_journal'
import PublishEntries from '#app/journals/entries/publish_entries_job'
import { createPublicJournal } from '#app/journals/journal_factory'
import { transaction } from '#app/kernel/database/transaction'
import { followUser } from '#app/profiles/following/follow_user'
import { createUser } from '#tests/support/users'

const run = () => new PublishEntries().execute()

const follow = (fan: User, author: User) =>
  transaction((trx) => followUser({ trx }, fan.id, author.id))

const noticesOf = (user: User, kind = 'journal_entry') =>
  db.from('notifications').where({ user_id: user.id, kind }).select('words', 'url').orderBy('id')

const read = (user: User) =>
  db.from('notifications').where('user_id', user.id).update({ read_at: new Date() })

/** An author whom somebody follows. */
async function followed() {
  const [author, fan] = [await createUser(), await createUser()]
  await follow(fan, author)
  return { author, fan }
}

test.group('Notices of journals', () => {
  test('tell followers of a new entry, once', async ({ assert }) => {
    const { author, fan } = await followed()
    const stranger = await createUser()
    const { journal, entry } = await createPublicJournal(author)
    const change = (input: EntryInput) =>
      transaction((trx) =>
        updateEntry({ user: author, trx }, { slug: journal.slug, id: entry.id }, input, {})
      )
    await run()
    const expected = [
      { words: { entry: 'The wall' }, url: `/journals/${journal.slug}/entries/${entry.id}` },
    ]
    assert.deepEqual(await noticesOf(fan), expected)
    for (const nobody of [stranger, author]) assert.isEmpty(await noticesOf(nobody))

    await read(fan)
    await change({ status: 'draft' })
    await change({ status: 'publish', published_at: DateTime.utc().toISO() })
    await run()
    assert.lengthOf(await noticesOf(fan), 1)
    await follow(stranger, author)
    await run()
    assert.isEmpty(await noticesOf(stranger))
  })

  test('say nothing of what is private, has a link only, or tells of an earlier day', async ({
    assert,
  }) => {
    const { author, fan } = await followed()
    const { journal } = await createPublicJournal(author, { visibility: 'private' })
    await createPublicJournal(author, { visibility: 'link' })
    const earlier = DateTime.utc().minus({ days: 2 }).toISO()
    await createPublicJournal(author, {}, { published_at: earlier })
    await createPublicJournal(author, {}, { status: 'draft' })
    await run()
    assert.isEmpty(await noticesOf(fan))

    await transaction((trx) =>
      updateJournal({ user: author, trx }, journal.slug, { visibility: 'public' })
    )
    await run()
    assert.lengthOf(await noticesOf(fan), 1)
  })

  test('reach nobody whom the author blocked', async ({ assert }) => {
    const { author, fan } = await followed()
    await transaction((trx) => blockUser({ user: author, trx }, fan.id))
    await createPublicJournal(author)
    await run()
    assert.isEmpty(await noticesOf(fan))
  })

  test('go on after the follower who was told last', async ({ assert }) => {
    const { author, fan } = await followed()
    const later = await createUser()
    await follow(later, author)
    const { entry } = await createPublicJournal(author)
    const { id } = await db.from('follows').where('follower_id', fan.id).firstOrFail()
    await db.from('journal_entries').where('id', entry.id).update({ told_follow_id: id })
    await run()
    assert.isEmpty(await noticesOf(fan))
    assert.lengthOf(await noticesOf(later), 1)
  })

  test('tell authors that a scheduled entry is out, and then their followers', async ({
    assert,
  }) => {
    const { author, fan } = await followed()
    const { entry } = await createPublicJournal(
      author,
      {},
      { status: 'scheduled', published_at: DateTime.utc().plus({ hours: 1 }).toISO() }
    )
    const { entry: now } = await createPublicJournal(author, {}, { title: 'At once' })
    await run()
    assert.isEmpty(await noticesOf(author, 'journal_entry_published'))
    assert.lengthOf(await noticesOf(fan), 1)

    await db
      .from('journal_entries')
      .where('id', entry.id)
      .update({ published_at: DateTime.utc().minus({ minutes: 1 }).toJSDate() })
    await Promise.all([run(), run()])
    const told = await noticesOf(author, 'journal_entry_published')
    assert.deepEqual(
      told.map(({ words }) => words),
      [{ entry: 'The wall' }]
    )
    const urls = (await noticesOf(fan)).map(({ url }) => String(url).split('/').at(-1))
    assert.deepEqual(urls, [String(now.id), String(entry.id)])
  })
})
