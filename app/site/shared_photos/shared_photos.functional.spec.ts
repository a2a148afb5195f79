import { test } from '@japa/runner'
import env from '#start/env'
import { CookieClient } from '#tests/support/cookie_client'
import { fetchRaw } from '#tests/support/fetch_raw'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`
const PAGE = '/share-photo'
const HTML = { accept: 'text/html' }

test.group('Sharing a photo with vesta', () => {
  test('the manifest offers it to other apps', async ({ assert }) => {
    const { body } = await fetchRaw(ORIGIN, '/manifest.webmanifest')
    const { share_target: target } = JSON.parse(body.toString()) as {
      share_target: { action: string; method: string; enctype: string; params: object }
    }
    assert.include(target, { action: PAGE, method: 'POST', enctype: 'multipart/form-data' })
    assert.containsSubset(target.params, { files: [{ name: 'photo' }] })
  })

  test('before there is a worker, the photo is dropped and the page asks for it', async ({
    assert,
  }) => {
    const form = new FormData()
    form.set('photo', new File(['room'], 'room.jpg', { type: 'image/jpeg' }))
    const answer = await fetch(`${ORIGIN}${PAGE}`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('location'), PAGE)
  })

  test('guests are asked to sign in, told why, and led back', async ({ assert }) => {
    const handle = uniqueHandle()
    await createUser({ handle })
    const guest = new CookieClient()
    const asked = await guest.get(PAGE, HTML)
    assert.equal(asked.location, '/login')
    const { body } = await guest.get('/login', HTML)
    assert.include(String(body), 'Sign in to use your photo')
    const signedIn = await guest.post('/login', { email: handle, password: PASSWORD })
    assert.include(JSON.stringify(signedIn.body), PAGE)
  })

  test('people who are signed in choose what it is for', async ({ client, assert }) => {
    const answer = await client
      .get(PAGE)
      .header('accept', 'text/html')
      .loginAs(await createUser())
    answer.assertStatus(200)
    assert.include(answer.text(), 'site/share_photo')
  })
})
