import { test } from '@japa/runner'
import { faultsOnDevices, PHONE } from '#tests/browser/device'
import { closePages, openPage, signInBrowser } from '#tests/browser/stage'
import { holdScripts } from '#tests/browser/hold_scripts'
import { BuiltServer } from '#tests/support/built_server'

test.group('The API reference', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('describes a call and makes it, as who is signed in', async ({ assert }) => {
    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: 'noah', password: 'vesta-demo-2026' })
    await page.goto('/developers')
    const call = page.locator('[id="get.people.index"]')
    await call.locator('summary').click()
    await call.getByRole('button', { name: 'Send' }).click()
    await call.getByText('200').waitFor()
    assert.include(
      await call.getByRole('region', { name: 'Answer', exact: true }).innerText(),
      '"people"'
    )
    assert.deepEqual(complaints, [])
  })

  test('finds calls, and gives each as a request to copy', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/developers')
    const search = page.getByRole('searchbox', { name: 'Search calls' })
    await search.fill('nothing of the kind')
    await page.getByText('No such call').waitFor()
    await page.getByRole('button', { name: 'Show all calls' }).click()
    await search.fill('post chats')
    const call = page.locator('[id="post.api.chats.store"]')
    await page.locator('[id="get.people.index"]').waitFor({ state: 'detached' })
    await call.locator('summary').click()
    const code = (language: string) =>
      call.getByRole('region', { name: `Request in ${language}`, exact: true })
    await code('curl').waitFor()
    assert.include(await code('curl').innerText(), `curl '${server.url}/api/chats'`)
    await call.getByRole('tab', { name: 'Python' }).click()
    assert.include(await code('Python').innerText(), '"message": "Is the garden walled?"')
    await call.getByRole('tab', { name: 'TypeScript' }).click()
    assert.include(await code('TypeScript').innerText(), `await fetch('${server.url}/api/chats'`)
    await call.getByRole('button', { name: 'Copy request' }).click()
    await page.getByText(/Request copied|blocked copying/).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('says why a call with a wrong token is refused', async ({ assert }) => {
    const { page } = await openPage(server.url)
    await page.goto('/developers')
    await page.getByLabel('Token for trying calls').fill('vesta_pat_wrong')
    const call = page.locator('[id="get.people.index"]')
    await call.locator('summary').click()
    await call.getByRole('button', { name: 'Send' }).click()
    await call.getByText('401').waitFor()
    assert.include(
      await call.getByRole('region', { name: 'Answer', exact: true }).innerText(),
      'Unauthenticated'
    )
  })

  test('shows a call that was opened before the scripts ran', async () => {
    const { page } = await openPage(server.url)
    const scripts = await holdScripts(page)
    await page.goto('/developers', { waitUntil: 'commit' })
    const call = page.locator('[id="get.people.index"]')
    await call.locator('summary').click()
    scripts.release()
    await call.getByRole('button', { name: 'Send' }).waitFor()
  })

  test('is accessible with an open call', async ({ assert }) => {
    const { page } = await openPage(server.url, { width: PHONE })
    await page.goto('/developers')
    const call = page.locator('[id="post.markets.store"]')
    await call.locator('summary').click()
    await call.getByRole('button', { name: 'Send' }).waitFor()
    assert.equal(await faultsOnDevices(page), '')
  })
})
