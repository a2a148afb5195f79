import { test } from '@japa/runner'
import { openAs } from '#tests/browser/demo_visit'
import { loseAnswers } from '#tests/browser/lost_answers'
import { closePages, holds } from '#tests/browser/stage'
import { newestListing } from '#tests/browser/screens'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { Visitor } from '#tests/support/visitor'

const TITLE = 'A mill by a stream'
/** on which this person is */
const SHARED = 'A house by the sea'

test.group('Dream boards on a bad line', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function newBoard() {
    const { page } = await openAs(server.url, 'noah', '/dreams')
    await page.getByRole('button', { name: 'New board' }).click()
    const dialog = page.getByRole('dialog', { name: 'New board' })
    await dialog.getByLabel('What are you dreaming of?').fill(TITLE)
    return { page, create: dialog.getByRole('button', { name: 'Create board' }), dialog }
  }

  test('are made once, whether the first answer arrives or not', async ({ assert }) => {
    const { page, create, dialog } = await newBoard()
    const endLosing = await loseAnswers(page, '**/api/dreams')
    await create.click()
    await dialog.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await endLosing()
    await create.click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await page.goto('/dreams')
    const made = page
      .getByRole('region', { name: 'Your boards' })
      .getByRole('link', { name: TITLE })
    await made.first().waitFor()
    assert.equal(await made.count(), 1)
  })

  test('invite an address once, whether the first answer arrives or not', async ({ assert }) => {
    const { page, create } = await newBoard()
    await create.click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await page.getByRole('button', { name: 'People' }).click()
    const dialog = page.getByRole('dialog', { name: 'People' })
    const endLosing = await loseAnswers(page, '**/api/dream/*/members')
    await dialog.getByLabel('Invite by email').fill('mill@example.com')
    const invite = dialog.getByRole('button', { name: 'Invite', exact: true })
    await invite.click()
    await dialog.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await endLosing()
    await invite.click()
    await holds(dialog.getByLabel('Invite by email'), '')
    const invited = dialog.getByRole('listitem').filter({ hasText: 'mill@example.com' })
    await invited.first().waitFor()
    assert.equal(await invited.count(), 1)
  })

  test('keep what is written while something is being added', async () => {
    const { page, create } = await newBoard()
    await create.click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/dream/*/items', async (route) => {
      await held.promise
      await route.continue()
    })
    const field = page.getByRole('textbox', { name: 'Add to the board' })
    const bar = page.locator('form').filter({ has: field })
    await field.fill('A wheel that turns')
    await field.press('Enter')
    await bar.locator('[aria-busy]').waitFor()
    await field.fill('A boat')
    held.resolve()
    await bar.locator('[aria-busy]').waitFor({ state: 'detached' })
    await page
      .getByRole('list', { name: 'On this board' })
      .getByText('A wheel that turns')
      .waitFor()
    await holds(field, 'A boat')
  })

  test('send a vote and its taking back one after the other', async ({ assert }) => {
    const { page, create } = await newBoard()
    await create.click()
    await page.getByRole('textbox', { name: 'Add to the board' }).fill('A weir')
    await page.getByRole('textbox', { name: 'Add to the board' }).press('Enter')
    const vote = (count: number) =>
      page.getByRole('button', { name: `Vote for Wish: A weir, ${count} so far` })
    await vote(0).waitFor()
    const held = Promise.withResolvers<void>()
    const sent: string[] = []
    await page.route('**/api/dream/*/items/*/vote', async (route) => {
      sent.push(route.request().method())
      await held.promise
      await route.continue()
    })
    await vote(0).click()
    await vote(1).click()
    await vote(0).waitFor()
    assert.deepEqual(sent, ['POST'])
    held.resolve()
    await eventually(() => sent.length > 1, { what: () => 'the vote to be taken back' })
    await page.waitForLoadState('networkidle')
    assert.deepEqual(sent, ['POST', 'DELETE'])
    await page.reload()
    await vote(0).waitFor()
  })

  test('say so when they couldn’t be deleted', async () => {
    const { page, create } = await newBoard()
    await create.click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    const board = '**/api/dream/*'
    await page.route(board, (route) => route.abort())
    await page.getByRole('button', { name: 'Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Board settings' })
    await dialog.getByRole('button', { name: 'Delete board…' }).click()
    await dialog.getByRole('button', { name: 'Delete board', exact: true }).click()
    await dialog.getByText('You’re offline, or the server can’t be reached.').waitFor()
    await page.unroute(board)
    await dialog.getByRole('button', { name: 'Delete board', exact: true }).click()
    await page.waitForURL(/\/dreams$/)
  })

  test('say beside them why a home wasn’t added', async ({ assert }) => {
    const ava = new Visitor(server.url)
    await ava.signIn('ava', 'vesta-demo-2026')
    const { page } = await openAs(server.url, 'noah', await newestListing(ava))
    await page.getByRole('button', { name: 'Add to…' }).click()
    await page.getByRole('button', { name: 'Add to dream' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add to dream' })
    const items = '**/api/dream/*/items'
    await page.route(items, (route) => route.abort())
    const add = dialog.getByRole('button', { name: `Add to ${SHARED}` })
    await add.click()
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'You’re offline, or the server can’t be reached.' })
      .waitFor()
    const title = dialog.getByLabel('New board')
    assert.isNull(await title.getAttribute('aria-invalid'))
    await page.unroute(items)
    await add.click()
    await dialog.getByRole('button', { name: `Added to ${SHARED}` }).waitFor()
    assert.equal(await dialog.getByRole('alert').count(), 0)
  })
})
