import { test } from '@japa/runner'
import { openAs, overflow } from '#tests/browser/demo_visit'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { PASSWORD } from '#tests/support/password'
import { Visitor } from '#tests/support/visitor'

test.group('Home in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('has what is new for somebody, where the logo leads', async ({ assert }) => {
    const scene = { width: 360 }
    const { page, complaints } = await openAs(server.url, 'mila', '/dashboard', scene)
    await page.getByRole('heading', { level: 1, name: /^Good .*, Mila$/ }).waitFor()
    const homes = page.getByRole('region', { name: 'New homes for you' })
    await homes.getByRole('link', { name: 'Casa Livia' }).waitFor()
    await homes.getByRole('link', { name: 'Portofino' }).first().waitFor()
    const posts = page.getByRole('region', { name: 'From people you follow' })
    await posts.getByRole('link', { name: 'Ava Rinaldi' }).first().waitFor()
    const own = page.getByRole('region', { name: 'Your profile' })
    await own.getByText(/^followers?$/).waitFor()
    await own.getByText(/^views? of your spots$/).waitFor()
    const people = page.getByRole('region', { name: 'People to meet' })
    const follow = people.getByRole('button', { name: /^Follow/ }).first()
    const answered = page.waitForResponse(/\/follow$/)
    await follow.click()
    assert.isTrue((await answered).ok())
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.setViewportSize({ width: 1440, height: 900 })
    assert.isAtMost(await overflow(page), 0)
    await page.goto('/about')
    const logo = page.getByRole('link', { name: 'vesta, home' }).first()
    assert.equal(await logo.getAttribute('href'), '/dashboard')
    assert.deepEqual(complaints, [])
  })

  test('ticks a first step that was taken, also for who comes back with the browser’s button', async ({
    assert,
  }) => {
    const newcomer = new Visitor(server.url)
    await newcomer.register('livia', server.storage, 'member')
    const { page, context, complaints } = await openPage(server.url, { width: 360 })
    await signInBrowser(context, server.url, { email: 'livia', password: PASSWORD })
    await page.goto('/dashboard')
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByRole('link', { name: /^Follow people/ }).click()
    await page.waitForURL('**/society')
    const followed = page.waitForResponse(/\/follow$/)
    await page
      .getByRole('button', { name: /^Follow/ })
      .first()
      .click()
    assert.isTrue((await followed).ok())
    await page.goBack()
    await steps.getByRole('link', { name: 'Follow people Done' }).waitFor()
    await page.reload()
    await steps.getByRole('link', { name: 'Follow people Done' }).waitFor()

    await steps.getByRole('link', { name: /^Add a photo/ }).click()
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    assert.deepEqual(complaints, [])
  })

  test('begins with a realtor’s leads and viewings', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/dashboard')
    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    const first = waiting.getByRole('listitem').first()
    await first
      .getByText(/viewing|lead/i)
      .first()
      .waitFor()
    await waiting.getByRole('link', { name: /waits for your answer|viewings to answer/ }).click()
    await page.waitForURL('**/dashboard/viewings')
    await page.getByRole('button', { name: 'Confirm the viewing with Henrik Aldén' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('has its sections beside the page, or above it where there is no room', async ({
    assert,
  }) => {
    const scene = { width: 1440 }
    const { page, complaints } = await openAs(server.url, 'ava', '/dashboard', scene)
    const sections = page.getByRole('navigation', { name: 'Dashboard' })
    const isBeside = async () => {
      const list = (await sections.boundingBox())!
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      assert.isAbove(list.y, title.y)
      return list.width < 200
    }
    for (const [name, path] of [
      ['Leads', '/dashboard/leads'],
      ['Refer', '/dashboard/refer'],
      ['Account', '/dashboard'],
    ]) {
      await sections.getByRole('link', { name }).click()
      await page.waitForURL(`**${path}`)
      const current = sections.locator('[aria-current=page]')
      await current.filter({ hasText: name }).waitFor()
      assert.equal(await current.count(), 1)
      assert.isTrue(await isBeside(), path)
      assert.isAtMost(await overflow(page), 0)
    }
    for (const [width, hasRoom] of [
      [1024, true],
      [1023, false],
      [360, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      assert.equal(await isBeside(), hasRoom, `${width} px`)
      assert.isAtMost(await overflow(page), 0)
    }
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])

    const member = await openAs(server.url, 'mila', '/dashboard')
    const theirs = member.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
    assert.deepEqual(await theirs.allInnerTexts(), ['Account', 'Refer'])
  })
})
