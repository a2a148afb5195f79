import { test } from '@japa/runner'
import { createUser } from '#tests/support/users'
import { pageProps } from '#tests/support/page_props'
import { leadDesk, leadTeam } from './tests/lead_desk.js'

test.group('Page of a lead', () => {
  test('has all of it, for whoever works on it', async ({ client, assert }) => {
    const { call, add, change } = leadDesk(client)
    const { owner, agent, other, viewer, stranger } = await leadTeam()
    const { id } = await add(owner, { phone: '+49 30 555' })
    await call('post', `/api/leads/${id}/notes`, owner, { text: 'Prefers mornings' })
    ;(await change(owner, id, { assigned_to: agent.id })).assertStatus(200)

    const path = `/dashboard/leads/${id}`
    const props = await pageProps(client, path, owner)
    assert.containsSubset(props.lead, {
      id,
      phone: '+49 30 555',
      notes: [{ text: 'Prefers mornings' }],
      assigned_to: { id: agent.id },
    })
    assert.includeMembers(
      props.agents.map((one: { id: number }) => one.id),
      [owner.id, agent.id, other.id]
    )
    const theirs = await pageProps(client, path, agent)
    assert.equal(theirs.lead.id, id)
    assert.deepEqual(theirs.agents, [], 'only managers assign')
    for (const outsider of [other, viewer, stranger, await createUser()]) {
      ;(await client.get(path).loginAs(outsider)).assertStatus(404)
    }
    ;(await client.get('/dashboard/leads/999999999').loginAs(owner)).assertStatus(404)
    ;(await client.get(path).redirects(0)).assertStatus(302)
  })

  test('is gone with the lead', async ({ client }) => {
    const { call, add } = leadDesk(client)
    const realtor = await createUser({ type: 'realtor' })
    const { id } = await add(realtor)
    ;(await call('delete', `/api/leads/${id}`, realtor)).assertStatus(200)
    ;(await client.get(`/dashboard/leads/${id}`).loginAs(realtor)).assertStatus(404)
  })
})
