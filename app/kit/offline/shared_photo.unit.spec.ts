import { test } from '@japa/runner'
import { handPhoto, takePhotoFor } from '#app/kit/offline/handed_photo'
import { sharedFile } from '#app/kit/offline/shared_photo'
import { MAX_SHARED_PHOTO_AGE_MINUTES } from '#app/kit/offline/shared_photo_limits'

const SHARED_AT = new Date('2026-05-01T12:00:00Z')
const photo = new File(['room'], 'room.jpg', { type: 'image/jpeg' })

function kept(headers: Record<string, string>) {
  return new Response('room', { headers: { 'content-type': 'image/jpeg', ...headers } })
}

function after(minutes: number): Date {
  return new Date(SHARED_AT.getTime() + minutes * 60_000)
}

test.group('A shared photo', () => {
  test('comes with its name and type', async ({ assert }) => {
    const headers = {
      'x-name': encodeURIComponent('Küche 1.jpg'),
      'x-shared-at': SHARED_AT.toISOString(),
    }
    const file = await sharedFile(kept(headers), after(1))
    assert.equal(file?.name, 'Küche 1.jpg')
    assert.equal(file?.type, 'image/jpeg')
    assert.equal(await file?.text(), 'room')
  })

  test('is nobody’s once it is old, or if its age is unknown', async ({ assert }) => {
    const headers = { 'x-shared-at': SHARED_AT.toISOString() }
    const at = async (minutes: number) => (await sharedFile(kept(headers), after(minutes)))?.name
    assert.equal(await at(MAX_SHARED_PHOTO_AGE_MINUTES), 'photo')
    assert.isUndefined(await at(MAX_SHARED_PHOTO_AGE_MINUTES + 1))
    assert.isUndefined(await at(-1))
    assert.isNull(await sharedFile(kept({}), SHARED_AT))
  })

  test('goes once, to the page it was meant for', ({ assert }) => {
    assert.isNull(takePhotoFor('chat'))
    handPhoto('chat', photo)
    assert.isNull(takePhotoFor('design'))
    assert.equal(takePhotoFor('chat'), photo)
    assert.isNull(takePhotoFor('chat'))
    handPhoto('design', photo)
    handPhoto('listing', photo)
    assert.isNull(takePhotoFor('design'))
    assert.equal(takePhotoFor('listing'), photo)
  })
})
