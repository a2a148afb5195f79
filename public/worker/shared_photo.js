/* Keeps a photo that another app shares until somebody chooses what it is for, also while they sign
   in. `app/kit/offline/shared_photo.ts` takes it. */

const SHARED_KEPT = 'shared-photo'
const SHARED_PAGE = '/share-photo'
const SHARED_FILE = '/share-photo/photo'

function isSharedPhoto({ mode }, pathname) {
  return mode === 'navigate' && pathname === SHARED_PAGE
}

async function keepSharedPhoto(request) {
  try {
    const form = await request.formData()
    await forgetSharedPhoto()
    const photo = form.getAll('photo').find((each) => each instanceof File && each.size > 0)
    if (photo) {
      const cache = await caches.open(SHARED_KEPT)
      const headers = {
        'content-type': photo.type || 'application/octet-stream',
        'x-name': encodeURIComponent(photo.name),
        'x-shared-at': new Date().toISOString(),
      }
      await cache.put(SHARED_FILE, new Response(photo, { headers }))
    }
  } catch {
    // the page then asks for the photo
  }
  return Response.redirect(SHARED_PAGE, 303)
}

function forgetSharedPhoto() {
  return caches.delete(SHARED_KEPT)
}
