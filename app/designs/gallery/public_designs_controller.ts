import type { HttpContext } from '@adonisjs/core/http'
import {
  galleryAnswer,
  publicDesignsAnswer,
  publicPageAnswer,
} from '#app/designs/gallery/gallery_answers'

export default class PublicDesignsController {
  async show({ auth, inertia, request }: HttpContext) {
    const content = await publicDesignsAnswer(request.qs(), auth.user?.id ?? null)
    return inertia.render('designs/index', content)
  }

  async index({ auth, request }: HttpContext) {
    return publicPageAnswer(request.qs(), auth.user?.id ?? null)
  }

  async gallery({ auth, inertia }: HttpContext) {
    return inertia.render('designs/gallery', await galleryAnswer(auth.user?.id ?? null))
  }
}
