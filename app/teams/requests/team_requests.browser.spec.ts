import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'
const PATH = '/api/teams/rinaldi.declines/requests'

test.group('Asking to join and following a team', (group) => {
  let server: BuiltServer
  let ava: Visitor

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    ava = await visitorAs('ava')
    const team = { name: 'Rinaldi & Figli', handle: 'rinaldi.declines', type: 'brokerage' }
    await ava.post('/api/teams', { team })
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function visitorAs(handle: string): Promise<Visitor> {
    const visitor = new Visitor(server.url)
    await visitor.signIn(handle, PASSWORD)
    return visitor
  }

  test('tells when it may be asked again', async () => {
    const mila = await visitorAs('mila')
    const asked = await mila.post(PATH, {})
    const { request } = (await asked.json()) as { request: { id: number } }
    await ava.post(`${PATH}/${request.id}/respond`, { accept: false })

    const { page } = await openAs(server.url, 'mila', '/teams/rinaldi.declines')
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('dialog').getByText('You can ask again after 30 days.').waitFor()
  })

  test('takes a follow back that is refused, and tells why', async () => {
    const { page } = await openAs(server.url, 'theo', '/teams/rinaldi.declines')
    const message = 'Too many people follow this team right now.'
    await page.route('**/follow', (route) => route.fulfill({ status: 409, json: { message } }))
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await page.getByText(message).waitFor()
    await page.getByRole('button', { name: 'Follow', exact: true, pressed: false }).waitFor()
    await page.unroute('**/follow')
    await Promise.all([
      page.waitForResponse('**/follow'),
      page.getByRole('button', { name: 'Follow', exact: true }).click(),
    ])
    await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  })
})
