import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  closePages,
  holds,
  openPage,
  signInBrowser,
  THEMES,
} from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { MAX_ENTRY_BYTES } from '#app/journals/journal_options'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const PHOTOGRAPH = join(
  import.meta.dirname,
  '../../../resources/demo/photographs/interiors/kitchen.jpg'
)

test.group('Journals on screen', (group) => {
  let server: BuiltServer
  const author = uniqueHandle()
  let visitor: Visitor

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    visitor = new Visitor(server.url)
    await visitor.register(author, server.storage)
    return async () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function newEntry(): Promise<{ slug: string; path: string }> {
    const made = await visitor.post('/api/journals', {
      journal: { title: 'A kitchen in May', visibility: 'public' },
    })
    const { journal } = (await made.json()) as { journal: { slug: string } }
    const written = await visitor.post(`/api/journals/${journal.slug}/entries`, {})
    const { entry } = (await written.json()) as { entry: { id: number } }
    return { slug: journal.slug, path: `/journals/${journal.slug}/entries/${entry.id}` }
  }

  async function openEditor(path: string, width = 1440) {
    const opened = await openPage(server.url, { width })
    await signInBrowser(opened.context, server.url, { email: author, password: PASSWORD })
    await opened.page.goto(`${path}/edit`)
    await textOf(opened.page).waitFor()
    return opened
  }

  const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
  /** Waits until a save with these words was answered. */
  const saved = (page: Page, words: string) =>
    page.waitForResponse(
      async (answer) =>
        answer.request().method() === 'PATCH' &&
        answer.ok() &&
        (await answer.text()).includes(words)
    )

  async function dropPhoto(page: Page): Promise<void> {
    const bytes = (await readFile(PHOTOGRAPH)).toString('base64')
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      const file = Uint8Array.from(atob(content), (each) => each.charCodeAt(0))
      transfer.items.add(new File([file], 'kitchen.jpg', { type: 'image/jpeg' }))
      return transfer
    }, bytes)
    await textOf(page).dispatchEvent('drop', { dataTransfer: data, clientX: 700, clientY: 500 })
  }

  test('journals are found by words, which the address keeps', async ({ assert }) => {
    const { slug, path } = await newEntry()
    const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'It is dry.' }] }]
    const entry = { title: 'Limewash in June', body: { type: 'doc', content: text } }
    await visitor.send(
      'PATCH',
      `/api${path}`,
      JSON.stringify({ entry: { ...entry, status: 'publish' } }),
      {
        'content-type': 'application/json',
      }
    )
    const { page, complaints } = await openPage(server.url)
    await page.goto('/journals')
    await page.getByRole('searchbox', { name: 'Search journals' }).fill('limewash')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=limewash/)
    const found = page.locator(`a[href="/journals/${slug}"]`).first()
    await found.waitFor()
    await page.reload()
    await found.waitFor()
    await page.getByRole('searchbox', { name: 'Search journals' }).fill('nothing like it')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Show all journals' }).click()
    await found.waitFor()
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(complaints, [])
  })

  test('an entry is written with the slash menu and a dropped photo, and published', async ({
    assert,
  }) => {
    const { path } = await newEntry()
    const { page, complaints } = await openEditor(path)
    await page.getByRole('textbox', { name: 'Title' }).fill('The wall we kept')
    await textOf(page).click()
    await page.keyboard.type('/head')
    await page.getByRole('option', { name: 'Heading', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('What it cost')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Less than the wall.')
    await dropPhoto(page)
    const isSaved = saved(page, 'Day forty-two')
    await page.getByRole('textbox', { name: 'Caption' }).fill('Day forty-two')
    await isSaved
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.reload()
    await page.getByRole('heading', { name: 'What it cost' }).waitFor()
    await page.getByText('Less than the wall.').waitFor()
    await holds(page.getByRole('textbox', { name: 'Caption' }), 'Day forty-two')

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish entry' }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1, name: 'The wall we kept' }).waitFor()
    assert.deepEqual(complaints, [])

    const guest = await openPage(server.url, { width: 390 })
    await guest.page.goto(path)
    await guest.page.getByRole('heading', { level: 2, name: 'What it cost' }).waitFor()
    await guest.page.getByText('Day forty-two').waitFor()
    assert.isTrue(
      await guest.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    )
    assert.deepEqual(await accessibilityFaults(guest.page, THEMES), [])
    assert.deepEqual(guest.complaints, [])
  })

  test('what couldn’t be saved isn’t left behind, and is saved once online again', async ({
    assert,
  }) => {
    const { path } = await newEntry()
    const { page } = await openEditor(path)
    const isSaved = saved(page, 'First.')
    await textOf(page).click()
    await page.keyboard.type('First.')
    await isSaved
    const entries = /\/api\/journals\/.*\/entries\//
    await page.route(entries, (route) => route.abort())
    await page.keyboard.type(' Second.')
    await page.getByText('Not saved:').waitFor()
    await page.getByRole('link', { name: /^Back to/ }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.match(page.url(), /\/edit$/)
    await page.unroute(entries)
    const isSavedLater = saved(page, 'Second.')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await isSavedLater
    await page.getByText('Not saved:').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^Back to/ }).click()
    await page.waitForURL(/\/journals\/[^/]+$/)
  })

  test('an entry says when it is full', async () => {
    const { path } = await newEntry()
    const { page } = await openEditor(path)
    const isSaved = saved(page, 'First.')
    await textOf(page).click()
    await page.keyboard.type('First.')
    await isSaved
    await page.keyboard.insertText('x'.repeat(MAX_ENTRY_BYTES))
    const full = page.getByText('This entry is full. Continue in a new one.')
    await full.waitFor()
    await textOf(page).getByText('First.', { exact: true }).waitFor()
    await page.keyboard.type('!')
    await full.waitFor({ state: 'detached' })
  })

  test('what is written in two windows is joined', async ({ assert }) => {
    const { path } = await newEntry()
    const one = await openEditor(path)
    const isWritten = saved(one.page, 'Last.')
    await textOf(one.page).click()
    await one.page.keyboard.type('First.')
    await one.page.keyboard.press('Enter')
    await one.page.keyboard.type('Last.')
    await isWritten
    const other = await openEditor(path)
    await other.page.getByText('Last.').waitFor()

    const isMineSaved = saved(one.page, 'Mine.')
    await textOf(one.page).getByText('Last.').click()
    await one.page.keyboard.press('End')
    await one.page.keyboard.type(' Mine.')
    await isMineSaved
    const isJoined = saved(other.page, 'Mine.')
    await textOf(other.page).getByText('First.').click()
    await other.page.keyboard.press('End')
    await other.page.keyboard.type(' Theirs.')
    await other.page.getByText('You’re writing in another window').waitFor()
    await textOf(other.page).getByText('Last. Mine.').waitFor()
    await isJoined

    await one.page.reload()
    await textOf(one.page).getByText('First. Theirs.').waitFor()
    await textOf(one.page).getByText('Last. Mine.').waitFor()
    assert.deepEqual(one.complaints.concat(other.complaints), [])
  })
})
