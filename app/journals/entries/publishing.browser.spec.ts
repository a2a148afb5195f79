import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { openAs } from '#tests/browser/demo_visit'
import { loseAnswers } from '#tests/browser/lost_answers'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { Visitor } from '#tests/support/visitor'
import { bodyOf } from '#app/journals/journal_factory'

const TITLE = 'The stair to the water'
const HOME = 'Casa Livia'

async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

/** From the menu of the bar. */
async function choose(page: Page, item: string): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name: 'More' }))
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

test.group('An entry in a browser', (group) => {
  let server: BuiltServer
  let ava: Visitor

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    ava = new Visitor(server.url)
    await ava.signIn('ava', 'vesta-demo-2026')
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  /** @returns its address, of an entry in a public journal */
  async function write(words: string): Promise<string> {
    const made = await ava.post('/api/journals', {
      journal: { title: 'Above the harbor', visibility: 'public' },
    })
    const { journal } = (await made.json()) as { journal: { slug: string } }
    const written = await ava.post(`/api/journals/${journal.slug}/entries`, {
      entry: { title: TITLE, body: bodyOf(words) },
    })
    const { entry } = (await written.json()) as { entry: { id: number } }
    return `/journals/${journal.slug}/entries/${entry.id}`
  }

  const openEditor = async (path: string) => {
    const opened = await openAs(server.url, 'ava', `${path}/edit`)
    await textOf(opened.page).waitFor()
    return opened
  }
  const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

  test('is scheduled, taken back and published by keys, with its home and its design', async ({
    assert,
  }) => {
    const path = await write('Forty steps, and a rope.')
    const { page, complaints } = await openEditor(path)
    const guest = await openPage(server.url, { width: 360 })
    const state = (word: string) => page.getByText(word, { exact: true })
    await state('Draft').waitFor()

    await press(page.getByRole('button', { name: 'Publish', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Publish this entry' })
    await dialog.getByRole('radio', { name: /^On a date/ }).press('Space')
    const later = DateTime.local().plus({ days: 3 }).toFormat("yyyy-MM-dd'T'HH:mm")
    await dialog.getByLabel('Date and time').fill(later)
    await dialog.getByText('It’s published then, within a minute.').waitFor()
    const home = dialog.getByRole('combobox', { name: 'Home' })
    await home.click()
    await page.getByRole('option', { name: HOME, exact: true }).click()
    await home.getByText(HOME).waitFor()
    const design = dialog.getByRole('button', { name: /^Design 1 of / })
    await press(design)
    const chosen = dialog.getByRole('button', { name: /^Design 1 of /, pressed: true })
    await chosen.waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await press(dialog.getByRole('button', { name: 'Schedule entry' }))
    await dialog.waitFor({ state: 'detached' })
    await state('Scheduled').waitFor()
    assert.equal((await guest.page.goto(path))?.status(), 404)

    await choose(page, 'Back to draft')
    await state('Draft').waitFor()
    await page.reload()
    await state('Draft').waitFor()

    await press(page.getByRole('button', { name: 'Publish', exact: true }))
    await home.getByText(HOME).waitFor()
    await chosen.waitFor()
    await dialog.getByRole('radio', { name: /^Now/, checked: true }).waitFor()
    await press(dialog.getByRole('button', { name: 'Publish entry' }))
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    assert.deepEqual(complaints, [])

    await guest.page.goto(path)
    await guest.page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await guest.page.getByRole('link', { name: HOME, exact: true }).waitFor()
    await guest.page.getByText('AI-generated').waitFor()
    assert.deepEqual(await accessibilityFaults(guest.page, THEMES), [])
  })

  test('goes back to an earlier version by keys, and keeps what it was', async ({ assert }) => {
    const path = await write('We took the wall down.')
    const change = { entry: { body: bodyOf('We kept the wall.') }, keeps_version: true }
    await ava.send('PATCH', `/api${path}`, JSON.stringify(change), {
      'content-type': 'application/json',
    })
    const { page, complaints } = await openEditor(path)
    await textOf(page).getByText('We kept the wall.').waitFor()

    await choose(page, 'History')
    const sheet = page.getByRole('dialog', { name: 'History' })
    const versions = sheet.getByRole('button', { name: new RegExp(`^${TITLE}`) })
    await press(versions.first())
    await sheet.getByText('We took the wall down.').waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    const isSaved = page.waitForResponse(
      async (answer) =>
        answer.request().method() === 'PATCH' && (await answer.text()).includes('took the wall')
    )
    await press(sheet.getByRole('button', { name: 'Restore this version' }))
    await sheet.waitFor({ state: 'detached' })
    await textOf(page).getByText('We took the wall down.').waitFor()
    assert.equal((await isSaved).status(), 200)

    await page.reload()
    await textOf(page).getByText('We took the wall down.').waitFor()
    await choose(page, 'History')
    await press(versions.first())
    await sheet.getByText('We kept the wall.').waitFor()
    assert.equal(await versions.count(), 2)
    assert.deepEqual(complaints, [])
  })

  test('is published only once all of it is saved', async ({ assert }) => {
    const path = await write('Forty steps.')
    const { page } = await openEditor(path)
    const entries = /\/api\/journals\/.*\/entries\//
    await page.route(entries, (route) => route.abort())
    await textOf(page).getByText('Forty steps.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' And a rope.')
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await page.getByText('Not saved:').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.unroute(entries)
    await publish.click()
    await page.getByRole('dialog', { name: 'Publish this entry' }).waitFor()
    assert.equal(await page.getByText('Not saved:').count(), 0)
  })

  test('belongs to a journal whose title may change after a lost answer', async () => {
    const { page } = await openAs(server.url, 'ava', '/journals/create')
    const endLosing = await loseAnswers(page, '**/api/journals')
    const create = page.getByRole('button', { name: 'Create journal' })
    await page.getByLabel('Title').fill('A terrace')
    await create.click()
    await page.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor()
    await endLosing()
    await page.getByLabel('Title').fill('A terrace in the wind')
    await create.click()
    await page.getByRole('heading', { level: 1, name: 'A terrace in the wind' }).waitFor()
  })

  test('is begun once, whether the first answer arrives or not', async ({ assert }) => {
    const path = await write('Forty steps.')
    const [, journal] = /^(\/journals\/[^/]+)/.exec(path)!
    const { page } = await openAs(server.url, 'ava', journal)
    const endLosing = await loseAnswers(page, '**/api/journals/*/entries')
    const begin = page.getByRole('button', { name: 'New entry' })
    await begin.click()
    await page.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor()
    await endLosing()
    await begin.click()
    await page.waitForURL(`**${journal}/entries/*/edit`)
    const answer = await ava.get(`/api${journal}`)
    const { entries } = (await answer.json()) as { entries: { data: object[] } }
    assert.lengthOf(entries.data, 2)
  })

  test('takes a before and after, each of which has a name of its own', async ({ assert }) => {
    const { page } = await openEditor(await write('Forty steps.'))
    await press(page.getByRole('button', { name: 'Add a before and after' }))
    const dialog = page.getByRole('dialog', { name: 'Choose a design' })
    const designs = dialog.getByRole('button', { name: /^Design \d+ of \d+$/ })
    await designs.first().waitFor()
    const names = await designs.allTextContents()
    assert.lengthOf(new Set(names), names.length)
    await press(designs.first())
    await dialog.waitFor({ state: 'detached' })
    await textOf(page).getByRole('group', { name: 'before and after' }).waitFor()
  })
})
