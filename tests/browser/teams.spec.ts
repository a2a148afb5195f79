import { test } from '@japa/runner'
import { openAs, overflow, signIn } from '#tests/browser/demo_visit'
import { loseAnswers } from '#tests/browser/lost_answers'
import { accessibilityFaults, closePages, holds, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { linkInMail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'

test.group('Teams in the browser', (group) => {
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

  async function teamOfAva(handle: string): Promise<Visitor> {
    const ava = await visitorAs('ava')
    await ava.post('/api/teams', { team: { name: 'Rinaldi & Figli', handle, type: 'brokerage' } })
    return ava
  }

  const mailedLink = (address: string) =>
    eventually(() => linkInMail(server.storage, address, 'team-invitations'), {
      what: () => `a mail to ${address}`,
    })

  test('are made, switched and left for working alone', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/teams/create')
    await page.getByRole('button', { name: 'Create team' }).click()
    await page.getByText('Give the team a name.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Riviera Rinaldi')
    await holds(page.getByLabel('Handle'), 'riviera.rinaldi')
    await page.getByText('Available').waitFor()
    await page.getByLabel('Handle').fill('mila')
    await page.getByText('That handle is taken.').waitFor()
    await page.getByLabel('Handle').fill('riviera')
    await page.getByText('Available').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/teams/riviera/members')
    await page.getByText('(you)').waitFor()

    const openMenu = () => page.getByRole('button', { name: 'Account' }).first().click()
    await openMenu()
    await page.getByRole('button', { name: 'Riviera Rinaldi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your teams' })
    await dialog.getByRole('button', { name: /Riviera Rinaldi/, pressed: true }).waitFor()
    await dialog.getByRole('button', { name: /On my own/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await openMenu()
    await page.getByRole('button', { name: 'Teams', exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('are made once after a lost answer, and anew with another handle', async () => {
    const { page } = await openAs(server.url, 'ava', '/teams/create')
    const create = page.getByRole('button', { name: 'Create team' })
    const fillHandle = async (handle: string) => {
      await page.getByLabel('Handle').fill(handle)
      await page.getByText('Available').waitFor()
    }
    const createInVain = async () => {
      const endLosing = await loseAnswers(page, '**/api/teams')
      await create.click()
      await page.getByText('You’re offline, or the server can’t be reached.').waitFor()
      await endLosing()
    }
    await page.getByLabel('Name', { exact: true }).fill('Rinaldi by the sea')
    await fillHandle('rinaldi.sea')
    await createInVain()
    await create.click()
    await page.waitForURL('**/teams/rinaldi.sea/members')

    await page.goto('/teams/create')
    await page.getByLabel('Name', { exact: true }).fill('Rinaldi in the hills')
    await fillHandle('rinaldi.hill')
    await createInVain()
    await fillHandle('rinaldi.hills')
    await create.click()
    await page.waitForURL('**/teams/rinaldi.hills/members')
  })

  test('invite somebody by email, who joins in their own browser', async ({ assert }) => {
    await teamOfAva('rinaldi.invites')
    const { page: owner } = await openAs(server.url, 'ava', '/teams/rinaldi.invites/members')
    await owner.getByRole('button', { name: 'Invite someone' }).click()
    await owner.getByRole('dialog').getByLabel('Email').fill('noah@vesta.test')
    await owner.keyboard.press('Enter')
    await owner.getByText('noah@vesta.test').last().waitFor()

    const { page: guest, complaints } = await openPage(server.url)
    await guest.goto(await mailedLink('noah@vesta.test'))
    await guest.getByRole('heading', { name: 'Join Rinaldi & Figli' }).waitFor()
    await guest.getByRole('link', { name: 'Sign in' }).click()
    await signIn(guest, 'noah')
    await guest.getByRole('button', { name: 'Accept' }).click()
    await guest.waitForURL('**/teams/rinaldi.invites')
    await guest.getByRole('link', { name: 'Members' }).click()
    await guest.getByText('Agent').waitFor()
    assert.equal(await guest.getByRole('button', { name: 'Invite someone' }).count(), 0)
    assert.deepEqual(complaints, [])

    await owner.reload()
    await owner.getByRole('combobox', { name: /Role of Noah/ }).click()
    await owner.getByRole('option', { name: /Viewer/ }).click()
    await owner.getByText(/Noah .+ is a viewer now/).waitFor()

    await guest.getByRole('button', { name: 'Leave team' }).click()
    await guest.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click()
    await guest.getByText('You left “Rinaldi & Figli”').waitFor()
    await owner.reload()
    await owner.getByText('(you)').waitFor()
    assert.equal(await owner.getByText('@noah').count(), 0)
  })

  test('are joined from the notification and declined on the team’s page', async ({ assert }) => {
    const ava = await teamOfAva('rinaldi.asks')
    const invite = (email: string) =>
      ava.post('/api/teams/rinaldi.asks/invitations', { email, role: 'viewer' })
    await invite('samir@vesta.test')
    const { page: keen, complaints } = await openAs(server.url, 'samir', '/notifications', {
      width: 360,
    })
    const row = keen.getByRole('listitem').filter({ hasText: 'invited you to' })
    await row.getByRole('button', { name: 'Decline' }).waitFor()
    assert.equal(await overflow(keen), 0)
    assert.deepEqual(await accessibilityFaults(keen, THEMES), [])
    await row.getByRole('button', { name: 'Accept' }).click()
    await keen.waitForURL('**/teams/rinaldi.asks')
    await keen.getByRole('link', { name: 'Members' }).waitFor()

    await invite('theo@vesta.test')
    const { page: shy } = await openAs(server.url, 'theo', '/teams/rinaldi.asks', { width: 360 })
    const banner = shy.getByRole('region', { name: 'Invitation' })
    await banner.getByRole('button', { name: 'Accept' }).waitFor()
    assert.equal(await shy.getByRole('button', { name: 'Ask to join' }).count(), 0)
    assert.equal(await overflow(shy), 0)
    assert.deepEqual(await accessibilityFaults(shy, THEMES), [])
    await banner.getByRole('button', { name: 'Decline' }).click()
    await shy.getByRole('button', { name: 'Ask to join' }).waitFor()
    await shy.goto(`${server.url}/notifications`)
    await shy.getByText('invited you to').waitFor()
    assert.equal(await shy.getByRole('button', { name: 'Accept' }).count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('bring somebody without an account back to the invitation', async () => {
    const ava = await teamOfAva('rinaldi.registers')
    const email = 'livia.conti@example.com'
    await ava.post('/api/teams/rinaldi.registers/invitations', { email, role: 'viewer' })
    const { page } = await openPage(server.url)
    await page.goto(await mailedLink(email))
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Livia Conti')
    await page.getByLabel('Handle').fill('livia_conti')
    await page.getByLabel('Email').fill(email)
    await page.locator('[name=password]').fill('brass-kettle-71')
    await page.locator('[name=password_confirmation]').fill('brass-kettle-71')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/verify-email')
    await page.goto(
      await eventually(() => linkInMail(server.storage, email, 'verify-email'), {
        what: () => 'the mail that verifies the address',
      })
    )
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.waitForURL('**/teams/rinaldi.registers')
  })

  test('are asked to join and followed from another browser', async ({ assert }) => {
    await teamOfAva('rinaldi.asked')
    const { page: fan, complaints } = await openAs(server.url, 'mila', '/teams/rinaldi.asked')
    await fan.getByRole('button', { name: 'Follow', exact: true }).click()
    await fan.getByRole('button', { name: 'Following' }).waitFor()
    await fan.getByRole('button', { name: 'Ask to join' }).click()
    await fan.getByLabel('Message').fill('I sell on the same coast.')
    await fan.getByRole('button', { name: 'Send request' }).click()
    await fan.getByRole('button', { name: 'Request sent' }).waitFor()
    assert.deepEqual(complaints, [])

    const { page: owner } = await openAs(server.url, 'ava', '/teams/rinaldi.asked/requests')
    await owner.getByText('I sell on the same coast.').waitFor()
    await owner.getByRole('button', { name: 'Let in' }).click()
    await owner.getByText('Nobody is waiting').waitFor()
    await fan.reload()
    await fan.getByRole('link', { name: 'Members' }).waitFor()
  })

  test('change their name and handle, and ask for a domain', async ({ assert }) => {
    await teamOfAva('rinaldi.settings')
    const { page } = await openAs(server.url, 'ava', '/teams/rinaldi.settings')
    assert.equal(await page.getByLabel('Team name').count(), 0)
    assert.equal(await page.getByRole('tablist').count(), 1)
    await page.getByRole('link', { name: 'Team settings' }).click()
    await page.getByLabel('Team name').fill('Rinaldi & Sons')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('main').getByText('Rinaldi & Sons', { exact: true }).waitFor()
    await page.getByLabel('Team domain').fill('rinaldi.example')
    await page.getByRole('button', { name: 'Save domain' }).click()
    await holds(page.getByLabel('Record name'), '_vesta.rinaldi.example')
    await page.getByRole('textbox', { name: 'Handle' }).fill('rinaldi.renamed')
    await page.getByText('Available').waitFor()
    await page.getByRole('button', { name: 'Save handle' }).click()
    await page.waitForURL('**/teams/rinaldi.renamed/settings')
    await page.getByRole('link', { name: 'Public page' }).click()
    await page.getByRole('heading', { name: 'Rinaldi & Sons', level: 1 }).waitFor()
  })

  test('are accessible and fit a phone', async ({ assert }) => {
    const ava = await teamOfAva('rinaldi.phone')
    const email = 'a.guest.with.a.rather.long.address@example.com'
    await ava.post('/api/teams/rinaldi.phone/invitations', { email, role: 'agent' })
    const mila = await visitorAs('mila')
    await mila.post('/api/teams/rinaldi.phone/requests', { message: 'May I?' })
    const scene = { width: 360 } as const
    const { page } = await openAs(server.url, 'ava', '/teams/create', scene)
    for (const path of ['create', 'rinaldi.phone/members', 'rinaldi.phone/requests']) {
      await page.goto(`/teams/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.deepEqual(await accessibilityFaults(page, THEMES), [], path)
      assert.isAtMost(await overflow(page), 0, path)
    }
    const { page: guest } = await openPage(server.url, scene)
    await guest.goto(await mailedLink(email))
    assert.deepEqual(await accessibilityFaults(guest, THEMES), [])
    assert.isAtMost(await overflow(guest), 0)
  })
})
