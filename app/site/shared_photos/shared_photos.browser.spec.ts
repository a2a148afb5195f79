import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { inviteTwo } from '#app/chats/tests/chat_guest'
import { openAs, overflow, signIn } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const PHOTO = join(
  import.meta.dirname,
  '../../../resources/demo/photographs/exteriors/mediterranean.jpg'
)
const PHONE = { width: 360, hasWorker: true }

test.group('A photo shared from another app', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('opens in the designer, once', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'ava', '/about', PHONE)
    await share(page)
    await page.getByAltText('Your photo, mediterranean.jpg').waitFor()
    await page.getByRole('heading', { name: 'Add it to a listing' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.equal(await overflow(page), 0)
    await page.getByRole('button', { name: 'Open in the designer' }).click()
    await page.getByAltText('Your photo', { exact: true }).waitFor()
    await page.goto('/share-photo')
    await page.getByText('The photo didn’t reach us').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('goes into a chat', async () => {
    const { ava } = await inviteTwo(server, PHONE)
    const { page } = ava
    await share(page)
    const sent = uploaded(page)
    const chats = page.getByRole('region', { name: 'Send it in a chat' })
    await chats.getByRole('button', { name: 'Noah Berg' }).click()
    await sent
    await page.getByRole('list', { name: 'Attached' }).getByRole('listitem').waitFor()
  })

  test('goes into a listing', async () => {
    const { page } = await openAs(server.url, 'ava', '/about', PHONE)
    await share(page)
    const sent = uploaded(page)
    const listings = page.getByRole('region', { name: 'Add it to a listing' })
    await listings.getByRole('button').first().click()
    await page.waitForURL('**/edit?step=photos')
    await sent
  })

  test('waits on the device while a guest signs in', async () => {
    const { page } = await openPage(server.url, PHONE)
    await page.goto('/about')
    await share(page)
    await page.getByRole('heading', { name: 'Sign in to use your photo' }).waitFor()
    await signIn(page, 'samir')
    await page.waitForURL('**/share-photo')
    await page.getByAltText('Your photo, mediterranean.jpg').waitFor()
  })
})

/** As the browser does it for another app: a form that it posts. */
async function share(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share-photo' })
    form.innerHTML = '<input type="file" name="photo" aria-label="Shared">'
    document.body.append(form)
  })
  const file = page.getByLabel('Shared', { exact: true })
  await file.setInputFiles(PHOTO)
  await Promise.all([
    page.waitForURL(/\/(share-photo|login)$/),
    file.evaluate((input: HTMLInputElement) => input.form?.submit()),
  ])
}

async function uploaded(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().endsWith('/api/uploads') && answer.ok())
}
