import { test } from '@japa/runner'
import {
  accessibilityFaults,
  closePages,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { PASSWORD } from '#tests/support/password'
import { uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'
import { DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'

/** One more than a page of an area's contacts. */
const NEIGHBORS = 51

test.group('Areas in the browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('are drawn by pointer and again by keyboard, with who is inside', async ({ assert }) => {
    const handle = uniqueHandle()
    const realtor = new Visitor(server.url)
    await realtor.register(handle, server.storage)
    const { latitude, longitude } = DEFAULT_VIEW
    for (let one = 0; one < NEIGHBORS; one++) {
      const contact = { name: `Neighbor ${one}`, latitude: latitude + one / 100, longitude }
      await realtor.post('/api/farm/contacts', { contact })
    }
    const far = { name: 'Far away', latitude: -50, longitude: 120 }
    assert.equal((await realtor.post('/api/farm/contacts', { contact: far })).status, 201)

    const { page, context, complaints } = await openPage(server.url)
    await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
    await page.goto('/farm')
    await page.getByText('No areas yet').waitFor()
    await page.getByRole('button', { name: 'Draw area' }).click()
    const canvas = page.getByRole('application', { name: /^Draw an area/ })
    const done = page.getByRole('button', { name: 'Done' })
    const box = (await canvas.boundingBox())!
    for (const [x, y] of [
      [0.35, 0.35],
      [0.65, 0.35],
      [0.65, 0.65],
      [0.35, 0.65],
    ] as const) {
      await canvas.click({ position: { x: box.width * x, y: box.height * y } })
    }
    await done.click()
    const naming = page.getByRole('dialog', { name: 'Name the area' })
    await naming.getByLabel('Name').fill('Harbor')
    await naming.getByRole('button', { name: 'Save area' }).click()
    await page.getByRole('heading', { name: 'Harbor' }).waitFor()
    const areas = page.getByRole('list', { name: 'Your areas' })
    await areas.getByText(`${NEIGHBORS} contacts`, { exact: true }).waitFor()

    await page.getByRole('tab', { name: 'Activity' }).waitFor()
    await page.getByText('Nothing yet').waitFor()
    await page.getByRole('tab', { name: `Contacts ${NEIGHBORS}` }).click()
    const inside = page.getByRole('list', { name: 'Contacts', exact: true }).getByRole('listitem')
    await inside.getByText(`Neighbor ${NEIGHBORS - 1}`, { exact: true }).waitFor()
    assert.equal(await inside.count(), NEIGHBORS - 1)
    await page.getByRole('button', { name: 'Show more' }).click()
    await inside.getByText('Neighbor 0', { exact: true }).waitFor()
    assert.equal(await inside.count(), NEIGHBORS)
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Rename Harbor' }).click()
    const renaming = page.getByRole('dialog', { name: 'Rename area' })
    await renaming.getByLabel('Name').fill('Old harbor')
    await renaming.getByRole('button', { name: 'Save area' }).click()
    await page.getByRole('heading', { name: 'Old harbor' }).waitFor()

    await page.getByRole('button', { name: 'Draw Old harbor again' }).click()
    await canvas.and(page.locator(':focus')).waitFor()
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key)
    }
    // beside everybody
    await press('ArrowRight', 2)
    await press('Enter')
    await press('ArrowRight', 3)
    await press('Enter')
    await press('ArrowDown', 2)
    await press('Enter')
    await page.getByText('Add corners, or choose Done.').waitFor()
    await press('Tab', 3)
    await done.and(page.locator(':focus')).waitFor()
    await press('Enter')
    await areas.getByText('0 contacts', { exact: true }).waitFor()
    await page.getByText('No contacts in this area').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.getByRole('button', { name: 'Delete Old harbor' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete area' }).click()
    await page.getByText('No areas yet').waitFor()
    await page.goto('/farm/emails')
    await page.getByRole('heading', { name: `${NEIGHBORS + 1} contacts` }).waitFor()
    assert.deepEqual(complaints, [])
  })
})
