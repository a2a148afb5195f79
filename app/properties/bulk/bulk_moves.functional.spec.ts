import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { findPropertyStamp } from '#app/properties/public_page/find_standing'
import { bulkOutcomes, bulkSender } from '#app/properties/tests/bulk_calls'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { removeTeamMember } from '#app/teams/members/change_members'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

test.group('Several listings at once: teams', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('their maker moves them into a team that takes them, and back', async ({
    client,
    assert,
  }) => {
    const [maker, owner, stranger] = await Promise.all(
      [1, 2, 3].map(() => createUser({ type: 'realtor' }))
    )
    const team = await teamOf(owner, { agent: maker })
    const elsewhere = await teamOf(stranger, { viewer: maker })
    const [one, two] = [await createPublished(maker), await createDraft(maker)]
    const move = async (user: User, listings: object[], key: string = randomUUID()) =>
      Object.values(
        bulkOutcomes((await bulkSender(client, user)('team', { listings }, key)).body())
      )
    const into = [one, two].map(({ slug }) => ({ slug, from: null, to: team.id }))
    const before = await findPropertyStamp({ slug: one.slug })
    const key = randomUUID()
    assert.deepEqual(await move(maker, into, key), ['done', 'done'])
    assert.deepEqual(await move(maker, into, key), ['done', 'done'])
    assert.deepEqual(await move(maker, into), ['unchanged', 'unchanged'])
    assert.equal((await one.refresh()).teamId, team.id)
    assert.notEqual(await findPropertyStamp({ slug: one.slug }), before)

    // A team’s owner edits what its people made, but doesn’t carry it elsewhere.
    const away = [{ slug: one.slug, from: team.id, to: null }]
    assert.deepEqual(await move(owner, away), ['refused'])
    assert.deepEqual(await move(stranger, away), ['refused'])
    const [viewed, stale, unknown] = [
      { slug: one.slug, from: team.id, to: elsewhere.id },
      { slug: one.slug, from: null, to: null },
      { slug: one.slug, from: team.id, to: 999_999_999 },
    ]
    for (const refused of [viewed, unknown]) {
      assert.deepEqual(await move(maker, [refused]), ['refused'])
    }
    assert.deepEqual(await move(maker, [{ ...stale, from: elsewhere.id }]), ['refused'])
    assert.equal((await one.refresh()).teamId, team.id)
    assert.deepEqual(await move(maker, away), ['done'])
    assert.isNull((await one.refresh()).teamId)
    ;(await bulkSender(client, maker)('team', { listings: [] })).assertStatus(422)
  })

  test('who left without them can’t take them out of the team later', async ({
    client,
    assert,
  }) => {
    const [maker, owner] = await Promise.all([1, 2].map(() => createUser({ type: 'realtor' })))
    const team = await teamOf(owner, { agent: maker })
    const listing = await createDraft(maker)
    await listing.merge({ teamId: team.id }).save()
    await transaction((trx) => removeTeamMember({ user: maker, trx }, team.handle, maker.id))
    const answer = await bulkSender(client, maker)('team', {
      listings: [{ slug: listing.slug, from: team.id, to: null }],
    })
    assert.equal(answer.body().results[0].outcome, 'refused')
    assert.equal((await listing.refresh()).teamId, team.id)
  })
})
