import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { pageProps } from '#app/dashboard/dashboard_visit'
import { createPublicDesign } from '#app/designs/tests/design_factory'
import { createPublicJournal } from '#app/journals/journal_factory'
import { transaction } from '#app/kernel/database/transaction'
import { joinMarket } from '#app/places/markets/join_market'
import { createMarketAt } from '#app/places/markets/market_factory'
import { followUser } from '#app/profiles/following/follow_user'
import { createPublished } from '#app/properties/tests/property_factory'
import { createSearch } from '#app/search/tests/search_factory'
import { createPublicSpot } from '#app/spots/tests/spot_factory'
import { createUser } from '#tests/support/users'

/** far from what other tests list */
const LATITUDE = -51.7

const follow = (follower: User, followee: User) =>
  transaction((trx) => followUser({ trx }, follower.id, followee.id))

test.group('Home of who is signed in', () => {
  test('has new homes of one’s markets and searches, each once', async ({ client, assert }) => {
    const [member, realtor, blocked] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const market = await createMarketAt(LATITUDE)
    await transaction((trx) => joinMarket({ trx }, member.id, { id: market.id }))
    const word = `q${randomUUID().slice(0, 8)}`
    await createSearch(member, { name: 'With a tower', query: { q: word } })
    const there = { latitude: LATITUDE, longitude: 9.2 }
    const near = await createPublished(realtor, there)
    const both = await createPublished(realtor, { ...there, name: `Torre ${word}` })
    const found = await createPublished(realtor, { name: `Tower ${word}` })
    const hidden = await createPublished(realtor, { name: `Hidden ${word}` })
    await hidden.merge({ isPrivate: true }).save()
    await createPublished(member, there)
    await createPublished(blocked, there)
    await transaction((trx) => blockUser({ user: member, trx }, blocked.id))

    const { new_homes: homes, discover } = await pageProps(client, '/dashboard', member)
    const told = homes.map((home: { id: number; reason: { label: string } }) => [
      home.id,
      home.reason.label,
    ])
    assert.deepEqual(told, [
      [found.id, 'With a tower'],
      [both.id, 'With a tower'],
      [near.id, market.name],
    ])
    assert.containsSubset(homes[2], {
      is_saved: false,
      reason: { url: `/markets/${market.slug}` },
    })
    assert.isNotNull(discover, 'first steps are shown, too')
  })

  test('has what those whom one follows published, newest first', async ({ client, assert }) => {
    const [member, author, stranger] = [await createUser(), await createUser(), await createUser()]
    await follow(member, author)
    const { entry } = await createPublicJournal(author)
    const spot = await createPublicSpot(author)
    const design = await createPublicDesign(author)
    await createPublicJournal(author, { visibility: 'private' })
    await createPublicDesign(stranger)
    const { posts } = await pageProps(client, '/dashboard', member)
    assert.deepEqual(
      posts.map(({ kind, id }: { kind: string; id: number }) => [kind, id]),
      [
        ['design', design.id],
        ['spot', spot.id],
        ['entry', entry.id],
      ]
    )
    assert.containsSubset(posts[0], {
      author: { id: author.id },
      url: `/shared/${design.shareToken}`,
    })
    assert.equal(posts[2].title, 'The wall')

    await transaction((trx) => blockUser({ user: author, trx }, member.id))
    const after = await pageProps(client, '/dashboard', member)
    assert.deepEqual(after.posts, [])
  })

  test('names people to follow, with a reason where there is one', async ({ client, assert }) => {
    const [member, friend, theirs] = [await createUser(), await createUser(), await createUser()]
    const alone = await pageProps(client, '/dashboard', member)
    assert.isAbove(alone.people.length, 0)
    await follow(member, friend)
    await follow(friend, theirs)
    const { people } = await pageProps(client, '/dashboard', member)
    assert.containsSubset(people, [
      { id: theirs.id, is_following: false, reason: 'Followed by someone you follow' },
    ])
    assert.notInclude(
      people.map(({ id }: { id: number }) => id),
      friend.id
    )
  })
})
