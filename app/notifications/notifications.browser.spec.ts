import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { faultsOnDevices, PHONE } from '#tests/browser/device'
import { closePages, sendToBackground } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'

test.group('The notification center', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function visitorOf(handle: string): Promise<Visitor> {
    const visitor = new Visitor(server.url)
    await visitor.signIn(handle, PASSWORD)
    return visitor
  }

  test('shows what happens as it happens, in the shell and on its page', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'samir', '/notifications')
    const { id } = await (await visitorOf('samir')).account()
    const bell = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: /Notifications/,
    })
    await bell.waitFor()
    for (const fan of ['theo', 'iva']) {
      const visitor = await visitorOf(fan)
      await visitor.send('DELETE', `/api/users/${id}/follow`)
      await visitor.post(`/api/users/${id}/follow`, {})
    }
    await page.getByText('Iva Marković and Theo Kranz').waitFor()
    await bell.getByText('1 unread').waitFor({ state: 'attached' })
    await sendToBackground(page, true)
    assert.match(await page.title(), /^\(\d+\) Notifications - vesta$/)
    await sendToBackground(page, false)

    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('heading', { name: 'Earlier' }).waitFor()
    await bell.getByText('1 unread').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Earlier' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('filters, and turns a kind off from its row until that is undone', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'hugo', '/notifications')
    const { id } = await (await visitorOf('hugo')).account()
    const fan = await visitorOf('theo')
    await fan.send('DELETE', `/api/users/${id}/follow`)
    await fan.post(`/api/users/${id}/follow`, {})
    const row = page.getByRole('listitem').filter({ hasText: 'Theo Kranz' }).first()
    await row.waitFor()
    await page.getByRole('tab', { name: 'Designs' }).click()
    await page.getByRole('tab', { name: 'Designs', selected: true }).waitFor()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'People' }).click()
    await row.getByRole('button', { name: 'More: New followers' }).click()
    await page.getByRole('menuitem', { name: 'Turn off “New followers”' }).click()
    await page.getByText('“New followers” won’t appear here anymore').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('“New followers” is on again').waitFor()
    await page.getByRole('tab', { name: 'Unread' }).click()
    await row.getByRole('button', { name: 'More: New followers' }).click()
    await page.getByRole('menuitem', { name: 'Notification settings' }).click()
    await page.waitForURL('**/settings/notifications#follow')
    await page.getByRole('group', { name: 'New followers' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('shows what happened while the page was still connecting', async () => {
    const { page } = await openAs(server.url, 'theo', '/notifications')
    const { id } = await (await visitorOf('theo')).account()
    const fan = await visitorOf('iva')
    await fan.send('DELETE', `/api/users/${id}/follow`)
    const { promise: untilFollowed, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/broadcasting/auth', async (route) => {
      await untilFollowed
      await route.continue()
    })
    await page.reload()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('heading', { name: 'New', exact: true }).waitFor({ state: 'detached' })
    await fan.post(`/api/users/${id}/follow`, {})
    release()
    await page.getByRole('heading', { name: 'New', exact: true }).waitFor()
  })

  test('is accessible, empty and full', async ({ assert }) => {
    const { page } = await openAs(server.url, 'noah', '/notifications', { width: PHONE })
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await faultsOnDevices(page), '')
    const { id } = await (await visitorOf('noah')).account()
    const fan = await visitorOf('samir')
    await fan.send('DELETE', `/api/users/${id}/follow`)
    await fan.post(`/api/users/${id}/follow`, {})
    await page.getByText('Samir Haddad').first().waitFor()
    assert.equal(await faultsOnDevices(page), '')
  })
})
