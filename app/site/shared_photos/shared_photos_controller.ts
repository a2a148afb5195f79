import type { HttpContext } from '@adonisjs/core/http'
import type { SignInReason } from '#app/accounts/sign_in/sign_in_reasons'

const PAGE = '/share-photo'

export default class SharedPhotosController {
  show({ inertia }: HttpContext) {
    return inertia.render('site/share_photo', {})
  }

  /**
   * The share target of the manifest. The worker answers it in the browser, which keeps the photo;
   * before there is a worker, the page asks for the photo. The server never reads it.
   */
  store({ response }: HttpContext) {
    return response.redirect().status(303).toPath(PAGE)
  }
}

export async function findPhotoReason({ pathname }: URL): Promise<SignInReason | null> {
  return pathname === PAGE ? { title: 'Sign in to use your photo' } : null
}
