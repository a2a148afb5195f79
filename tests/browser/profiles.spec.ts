import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { closePages, openPage } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

test.group('Profiles', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are read by anyone, one tab at a time', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto('/@ava')
    await page.getByRole('heading', { level: 1, name: 'Ava Rinaldi' }).waitFor()
    await page.getByRole('tab', { name: /Spots/, selected: true }).waitFor()
    await page.getByRole('tab', { name: /Homes/ }).click()
    await page.getByRole('link', { name: 'Casa Livia' }).first().waitFor()
    await page.getByRole('tab', { name: 'About' }).click()
    await page.getByText('Golden Lemon, Camogli 2023').waitFor()
    assert.match(page.url(), /\?tab=about$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Casa Livia' }).first().waitFor()
    await page.getByRole('link', { name: 'Portofino' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Portofino' }).waitFor()
    await page.getByRole('tab', { name: /People/ }).click()
    await page.getByRole('link', { name: 'Mila Sørensen' }).click()
    await page.waitForURL(/\/@mila$/)
    assert.deepEqual(complaints, [])
  })

  test('a visitor who wants to follow signs in, and does', async () => {
    const { page } = await openPage(server.url)
    await page.goto('/@grace')
    await page.getByRole('link', { name: 'Sign in to follow' }).click()
    await page.getByRole('heading', { name: 'Sign in to follow Grace Whitfield' }).waitFor()
    await page.getByLabel('Email or handle').fill('mila')
    await page.locator('[name=password]').fill('vesta-demo-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/@grace$/)
    await page.getByRole('button', { name: 'Following Grace Whitfield' }).waitFor()
  })

  test('a follow shows at once, and on the other screen too', async ({ assert }) => {
    const { page: samir, complaints } = await openAs(server.url, 'samir', '/@theo')
    const count = (page: typeof samir) =>
      page.getByRole('link', { name: /^\d+ followers$/ }).textContent()
    await samir.getByRole('button', { name: 'Follow Theo Kranz' }).waitFor()
    const before = Number(await count(samir))
    await Promise.all([
      samir.waitForResponse(/\/follow$/),
      samir.getByRole('button', { name: 'Follow Theo Kranz' }).click(),
    ])
    await samir.getByRole('button', { name: 'Following Theo Kranz' }).waitFor()
    assert.equal(Number(await count(samir)), before + 1)

    const { page: theo } = await openAs(server.url, 'theo', '/@theo')
    assert.equal(Number(await count(theo)), before + 1)
    await theo.getByRole('link', { name: /followers$/ }).click()
    await theo.getByRole('link', { name: 'Samir Haddad' }).waitFor()
    await Promise.all([
      samir.waitForResponse(/\/follow$/),
      samir.getByRole('button', { name: 'Following Theo Kranz' }).click(),
    ])
    await theo.reload()
    await theo.getByRole('tab', { name: `Followers ${before}` }).waitFor()
    assert.equal(await theo.getByRole('link', { name: 'Samir Haddad' }).count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('who is blocked finds nobody, until they are unblocked', async () => {
    const { page: iva } = await openAs(server.url, 'iva', '/@samir')
    await iva.getByRole('main').getByRole('button', { name: 'More' }).click()
    await iva.getByRole('menuitem', { name: 'Block' }).click()
    await iva.getByRole('button', { name: 'Block', exact: true }).click()
    await iva.getByText('You’ve blocked Samir Haddad.').waitFor()

    const { page: samir } = await openAs(server.url, 'samir', '/@iva')
    await samir.getByRole('heading', { name: 'Nobody lives here' }).waitFor()
    await iva.goto('/settings/blocked-people')
    await iva.getByRole('button', { name: 'Unblock Samir Haddad' }).click()
    await iva.getByText('Nobody is blocked').waitFor()
    await samir.reload()
    await samir.getByRole('heading', { name: 'Iva Marković' }).waitFor()
  })

  test('are edited, and each change is told', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'hugo', '/settings/profile-information')
    await page.getByLabel('Bio').fill('Lime plaster, old oak, two good chairs.')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('User Updated').waitFor()
    await page.getByRole('link', { name: 'Figures and markets' }).click()
    await page.getByLabel('Homes sold').fill('7')
    await page.getByRole('button', { name: 'Save figures' }).click()
    await page.getByText('Stats Updated').waitFor()
    await page.getByRole('button', { name: 'Leave London' }).click()
    await page.getByText('Market removed').waitFor()
    await page.getByLabel('Add a place').fill('portofino')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Join market' }).click()
    await page.getByText('Market added').waitFor()
    await page.getByLabel('Add a place').fill('Camogli')
    await page.getByRole('option').first().click()
    const radius = page.getByRole('slider', { name: 'Radius' })
    await radius.waitFor()
    for (let km = 25; km > 20; km--) await radius.press('ArrowLeft')
    const [added] = await Promise.all([
      page.waitForResponse('**/api/markets'),
      page.getByRole('button', { name: 'Add market' }).click(),
    ])
    assert.equal((await added.json()).market.radius_km, 20)
    assert.deepEqual(complaints, [])

    await page.getByRole('link', { name: 'View profile' }).click()
    await page.waitForURL(/\/@hugo$/)
    await page.getByText('two good chairs').waitFor()
    await page.getByText('homes sold').waitFor()
    await page.getByRole('link', { name: 'Portofino' }).first().click()
    await page.getByRole('button', { name: 'Leave market Portofino' }).click()
    await page.getByRole('button', { name: 'Join market Portofino' }).waitFor()
  })
})
