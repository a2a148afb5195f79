import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const JSON_TYPE = { 'content-type': 'application/json' }

test.group('Leads of a team', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  /** Somebody of the demo who works in its team. */
  async function colleague(handle: string): Promise<Visitor> {
    const visitor = new Visitor(server.url)
    await visitor.signIn(handle, PASSWORD)
    const found = await visitor.get('/api/teams/rinaldi')
    const { team } = (await found.json()) as { team: { id: number } }
    const body = JSON.stringify({ team_id: team.id })
    const answer = await visitor.send('PUT', '/api/current-team', body, JSON_TYPE)
    if (!answer.ok) throw new Error(await answer.text())
    return visitor
  }

  test('are assigned to an agent, who is told and goes on with them', async ({ assert }) => {
    const owner = await colleague('ava')
    await colleague('celeste')
    const lead = { name: 'Rosa Ferrari', email: 'rosa.ferrari@example.com' }
    assert.equal((await owner.post('/api/leads', { lead })).status, 201)

    const { page: agent, complaints } = await openAs(server.url, 'celeste', '/notifications')
    const seen = await agent.request.get('/api/leads')
    assert.notInclude(await seen.text(), lead.email, 'not before it is hers')

    const { page } = await openAs(server.url, 'ava', '/dashboard/leads')
    const card = page.getByRole('button', { name: /^Rosa Ferrari/ })
    await card.click()
    const sheet = page.getByRole('dialog', { name: 'Rosa Ferrari' })
    await sheet.getByLabel('Assigned to').click()
    await page.getByRole('option', { name: 'Celeste Moreau' }).click()
    await sheet.getByText('Assigned to Celeste Moreau').waitFor()

    await agent.getByRole('link', { name: /Ava Rinaldi assigned Rosa Ferrari to you/ }).click()
    await agent.waitForURL(/\/dashboard\/leads\/\d+$/)
    const own = agent.getByRole('main')
    await own.getByText('Assigned to Celeste Moreau').waitFor()
    assert.equal(await own.getByLabel('Assigned to').count(), 0, 'only managers assign')
    await own.getByLabel('Note').fill('Called her, she comes on Friday')
    await own.getByRole('button', { name: 'Add note' }).click()
    await sheet.getByText('Called her, she comes on Friday').first().waitFor()
    assert.deepEqual(complaints, [])
  })
})
