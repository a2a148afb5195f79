import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, THEMES, type Scene } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'

test.group('Staff reports in a browser', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function reportAva(reporter: string, note: string): Promise<void> {
    const visitor = new Visitor(server.url)
    await visitor.get('/login')
    await visitor.post('/login', { email: reporter, password: PASSWORD })
    const profile = await visitor.get('/api/profile/ava')
    const { user } = ((await profile.json()) as { profile: { user: { id: number } } }).profile
    const subject = { subject_type: 'user', subject_id: user.id }
    const response = await visitor.post('/api/reports', { ...subject, reason: 'fraud', note })
    if (response.status !== 201) throw new Error(`Report: ${response.status}`)
  }

  const openAsStaff = (scene?: Scene) => openAs(server.url, 'otto', '/staff/reports', scene)

  const rowOf = (page: Page, note: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: note })

  test('are read and resolved by keyboard, and are found under their end', async ({ assert }) => {
    await reportAva('noah', 'Wanted a deposit first')
    const { page, complaints } = await openAsStaff()
    const row = rowOf(page, 'Wanted a deposit first')
    await row.getByText('Ava Rinaldi').first().waitFor()
    await row.getByText('by @noah').waitFor()

    await row.getByRole('button', { name: 'Resolve' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('dialog').getByLabel('Note').fill('Account closed')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await row.getByText('Resolved by @otto').waitFor()
    assert.isTrue(await row.evaluate((element) => element.contains(document.activeElement)))

    await page.getByRole('tab', { name: /Resolved/ }).click()
    await page.waitForURL('**/staff/reports?status=resolved')
    await row.getByText('Account closed').waitFor()
    await page.getByRole('tab', { name: /Open/ }).click()
    await page.getByText('No open reports').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('show a note that looks like HTML as it was written', async ({ assert }) => {
    await reportAva('jonas', '<!--<script> in the name')
    const { page, complaints } = await openAsStaff()
    await rowOf(page, '<!--<script> in the name').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('tell the second of two that the first was faster', async ({ assert }) => {
    await reportAva('mila', 'Two look at this one')
    const [first, second] = [await openAsStaff(), await openAsStaff({ width: 360 })]
    for (const [{ page }, verb] of [
      [first, 'Dismiss'],
      [second, 'Resolve'],
    ] as const) {
      await rowOf(page, 'Two look at this one').getByRole('button', { name: verb }).click()
    }
    await first.page.getByRole('button', { name: 'Dismiss report' }).click()
    await rowOf(first.page, 'Two look at this one').getByText('Dismissed by @otto').waitFor()
    await second.page.getByRole('button', { name: 'Resolve report' }).click()
    await second.page.getByText('This report is already closed.').waitFor()
    assert.deepEqual([...first.complaints, ...second.complaints], [])
  })
})
