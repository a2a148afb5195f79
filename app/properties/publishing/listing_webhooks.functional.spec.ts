import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { deleteTeam } from '#app/teams/change_team'
import { switchTeam } from '#app/teams/current_team/current_team'
import { teamOf } from '#app/teams/tests/team_factory'
import { HookServer, isSignedBy } from '#app/webhooks/tests/hook_server'
import { listenerOf } from '#app/webhooks/tests/listener'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

test.group('Webhooks of listings', (group) => {
  let server: HookServer
  group.each.setup(async () => {
    server = await HookServer.start()
    return () => server.stop()
  })

  test('tell owners and teams when a listing goes public, and when it goes back', async ({
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const team = await teamOf(owner)
    await owner.refresh()
    const events = ['property.published', 'property.unpublished']
    const own = await listenerOf(owner, { url: server.url(), events })
    const shared = await listenerOf(owner, { url: server.url(), events, team_id: team.id })
    const { slug } = await createPublished(owner)
    const publish = (isPublic: boolean) =>
      transaction((trx) => publishProperty({ user: owner, trx }, slug, isPublic))
    await publish(true)
    await publish(false)
    await eventually(() => server.received.length === 4)
    for (const { secret } of [own, shared]) {
      const told = server.received.filter((message) => isSignedBy(secret, message))
      assert.sameMembers(
        told.map(({ type }) => type),
        events
      )
      assert.containsSubset(told[0], { data: { property: { slug } } })
    }
  })

  test('tell whoever made them when their team’s end archives them', async ({ assert }) => {
    const [owner, agent] = [await createUser({ type: 'realtor' }), await createUser()]
    const team = await teamOf(owner, { agent })
    await transaction((trx) => switchTeam({ user: agent, trx }, team.id))
    const listing = await createPublished(await agent.refresh())
    await createDraft(agent)
    const own = await listenerOf(agent, { url: server.url(), events: ['property.unpublished'] })
    await transaction((trx) => deleteTeam({ user: owner, trx }, team.handle, 'archive'))
    await eventually(() => server.received.length === 1)
    const [message] = server.received
    assert.isTrue(isSignedBy(own.secret, message))
    assert.equal(message.type, 'property.unpublished')
    assert.containsSubset(message, {
      data: { property: { slug: listing.slug, status: 'archive', team: null } },
    })
  })
})
