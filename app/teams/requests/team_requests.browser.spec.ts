import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const PATH = '/api/teams/rinaldi.declines/requests'

test.group('Requests to join a team in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function visitorAs(handle: string): Promise<Visitor> {
    const visitor = new Visitor(server.url)
    await visitor.signIn(handle, PASSWORD)
    return visitor
  }

  test('say when they may be sent again', async () => {
    const [ava, mila] = [await visitorAs('ava'), await visitorAs('mila')]
    const team = { name: 'Rinaldi & Figli', handle: 'rinaldi.declines', type: 'brokerage' }
    await ava.post('/api/teams', { team })
    const asked = await mila.post(PATH, {})
    const { request } = (await asked.json()) as { request: { id: number } }
    await ava.post(`${PATH}/${request.id}/respond`, { accept: false })

    const { page } = await openAs(server.url, 'mila', '/teams/rinaldi.declines')
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('dialog').getByText('You can ask again after 30 days.').waitFor()
  })
})
