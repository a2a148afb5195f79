// Long because: every section of the settings, on one built product.
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { closePages, holds, openPage, signInBrowser } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD } from '#tests/support/password'
import { linkInMail, Visitor } from '#tests/support/visitor'

const NEW_PASSWORD = 'a-quieter-lantern-7'

test.group('Settings', (group) => {
  let server: BuiltServer
  let count = 0

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  /** A new account each time, to keep tests independent. */
  async function open(path: string, width = 1440) {
    const handle = `settings${++count}`
    const owner = new Visitor(server.url)
    await owner.register(handle, server.storage, 'member')
    const opened = await openPage(server.url, { width })
    await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
    await opened.page.goto(path)
    return { ...opened, handle }
  }

  test('leads from the menu to sections, on a phone by a list', async ({ assert }) => {
    const { page, complaints } = await open('/settings', 360)
    await page.getByRole('link', { name: /^Password/ }).click()
    await page.waitForURL('**/settings/password')
    await page.getByRole('heading', { name: 'Password' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL('**/settings')
    await page.getByRole('link', { name: /^Browser sessions/ }).waitFor()
    const search = page.getByRole('searchbox', { name: 'Search settings' })
    await search.fill('dark')
    await page.getByRole('link', { name: /^Browser sessions/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^Appearance/ }).waitFor()
    await search.fill('no such thing')
    await page.getByText('No settings found').waitFor()
    await search.fill('')
    for (const title of ['You', 'Security', 'Notifications', 'Developer', 'Data']) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
    }
    await page.goto('/settings/api-tokens')
    assert.equal(new URL(page.url()).pathname, '/api-tokens')
    await page.goto('/user/profile')
    assert.equal(new URL(page.url()).pathname, '/settings')
    assert.equal((await page.goto('/settings/nothing'))?.status(), 404)
    assert.deepEqual(complaints, [])
  })

  test('saves the profile, and says what is taken', async ({ assert }) => {
    const { page, handle, complaints } = await open('/settings')
    await page.getByLabel('Name', { exact: true }).fill('Livia Neri')
    await page.getByLabel('Handle').fill('ava')
    await page.getByText('That handle is taken.').waitFor()
    await page.getByLabel('Handle').fill(`${handle}.neri`)
    await page.getByText('Available').waitFor()
    await page.getByLabel('Bio').fill('By the sea.')
    await page.getByRole('button', { name: 'Save profile' }).click()
    const notice = page.locator('.Toastify__toast').filter({ hasText: 'User Updated' })
    const shown = await notice.evaluate((toast: HTMLElement) => {
      const { top, right } = getComputedStyle(toast.closest('.Toastify__toast-container')!)
      const timer = toast.querySelector<HTMLElement>('.Toastify__progress-bar--animated')
      return { top, right, time: timer?.style.animationDuration }
    })
    assert.deepEqual(shown, { top: '20px', right: '20px', time: '5000ms' })
    await page.reload()
    await holds(page.getByLabel('Handle'), `${handle}.neri`)
    await holds(page.getByLabel('Bio'), 'By the sea.')
    assert.deepEqual(complaints, [])
  })

  test('crops a photo round and shows it in the shell', async ({ assert }) => {
    const { page, complaints } = await open('/settings')
    const buffer = await sharp({
      create: { width: 800, height: 500, channels: 3, background: '#246' },
    })
      .jpeg()
      .toBuffer()
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
    await page.getByLabel('Profile photo').setInputFiles(photo)
    await page.getByRole('slider', { name: 'Zoom' }).waitFor()
    await page.getByLabel('Part of the photo').press('ArrowRight')
    assert.deepEqual(complaints, [])
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.getByRole('button', { name: 'Change photo' }).waitFor()
    const avatar = page.locator('header img[src^="/media/"]').first()
    const source = await avatar.getAttribute('src')
    const picture = await fetch(new URL(source!, server.url))
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    assert.equal(width, height)
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Add photo' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('changes the email address once its mail is opened', async () => {
    const { page, handle } = await open('/settings')
    const email = `new.${handle}@example.com`
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('Open the link we sent to').waitFor()
    await holds(page.getByLabel('Email'), `${handle}@example.com`)
    const link = await eventually(() => linkInMail(server.storage, email), {
      what: () => `a mail to ${email}`,
    })
    await page.goto(link)
    await page.getByText(`Your email address is now ${email}.`).waitFor()
    await holds(page.getByLabel('Email'), email)
  })

  test('changes the password and signs out every other browser', async ({ assert }) => {
    const { page, handle } = await open('/settings/password')
    const elsewhere = new Visitor(server.url)
    await elsewhere.signIn(handle, PASSWORD)
    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Wrong password.').waitFor()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('main').getByText('Saved').waitFor()
    assert.equal((await elsewhere.get('/api/settings/password')).status, 401)
    await page.reload()
    await page.getByRole('heading', { name: 'Password' }).waitFor()

    const link = await eventually(
      () => linkInMail(server.storage, `${handle}@example.com`, 'undo'),
      { what: () => 'a link to undo' }
    )
    const owner = await openPage(server.url)
    await owner.page.goto(link)
    await owner.page.getByRole('button', { name: 'Secure my account' }).click()
    await owner.page.waitForURL('**/reset-password/*')
    await owner.page.getByLabel('New password').fill('three-brass-kettles')
    await owner.page.getByLabel('Confirm password').fill('three-brass-kettles')
    await owner.page.getByRole('button', { name: 'Save new password' }).click()
    await owner.page.waitForURL('**/login')
    await page.reload()
    await page.waitForURL('**/login')
  })

  test('sets up two-factor sign-in, renews its codes and removes it', async ({ assert }) => {
    const { page, complaints } = await open('/settings/two-factor', 360)
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByLabel('Your password').fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong password.').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const secret = await page.getByLabel('Key').inputValue()
    const codes = new TOTP({ secret: Secret.fromBase32(secret) })
    await page.getByLabel('6-digit code').fill('000 000')
    await page.keyboard.press('Enter')
    await page.getByText('That code isn’t right').waitFor()
    await page.getByLabel('6-digit code').fill(codes.generate())
    await page.keyboard.press('Enter')
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await list.first().waitFor()
    assert.equal(await list.count(), 10)
    const first = await list.first().textContent()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    assert.equal((await download).suggestedFilename(), 'vesta-recovery-codes.txt')
    await page.getByRole('button', { name: 'I’ve kept them' }).click()
    await page.getByText('10 recovery codes left.').waitFor()
    assert.notInclude(await page.content(), first!)

    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await page.getByRole('button', { name: 'Make new codes' }).click()
    await list.first().waitFor()
    assert.notEqual(await list.first().textContent(), first)
    await page.getByRole('button', { name: 'I’ve kept them' }).click()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('It’s off.').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('signs out another browser, then all others', async ({ assert }) => {
    const { page, handle } = await open('/settings/browser-sessions')
    const others = [new Visitor(server.url), new Visitor(server.url), new Visitor(server.url)]
    for (const other of others) await other.signIn(handle, PASSWORD)
    await page.reload()
    const rows = page.getByRole('list', { name: 'Browsers' }).getByRole('listitem')
    await rows.first().waitFor()
    const before = await rows.count()
    await page
      .getByRole('button', { name: /^Sign out of/ })
      .first()
      .click()
    await eventually(async () => (await rows.count()) === before - 1, { what: () => 'one fewer' })
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Signed out everywhere else').waitFor()
    await eventually(async () => (await rows.count()) === 1, { what: () => 'only this one' })
    for (const other of others)
      assert.equal((await other.get('/api/settings/password')).status, 401)
  })

  test('changes how vesta looks', async ({ assert }) => {
    const { page } = await open('/settings/appearance')
    await page.getByRole('main').getByRole('radio', { name: /^Dark/ }).check()
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark')
    await page
      .getByRole('main')
      .getByRole('radio', { name: /^Light/ })
      .check()
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light')
  })

  test('exports everything and hands the file over', async ({ assert }) => {
    const { page } = await open('/settings/export')
    await page.getByRole('button', { name: 'Export my data' }).click()
    const link = page.getByRole('link', { name: /^Download ZIP/ })
    await link.waitFor()
    const download = page.waitForEvent('download')
    await link.click()
    assert.equal((await download).suggestedFilename(), 'vesta-export.zip')
  })

  test('deletes the account after the password', async ({ assert }) => {
    const { page, handle } = await open('/settings/delete-account')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Your password').fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong password.').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${server.url}/`)
    const again = new Visitor(server.url)
    await again.get('/login')
    const answer = await again.post('/login', { email: handle, password: PASSWORD })
    assert.equal(answer.status, 422)
    assert.equal((await again.get(`/api/profile/${handle}`)).status, 404)
  })
})
