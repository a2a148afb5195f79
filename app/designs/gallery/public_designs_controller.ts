import type { HttpContext } from '@adonisjs/core/http'
import {
  listGallery,
  findPublicDesigns,
  listPublicPage,
} from '#app/designs/gallery/list_public_designs'

export default class PublicDesignsController {
  async show({ auth, inertia, request }: HttpContext) {
    const content = await findPublicDesigns(request.qs(), auth.user?.id ?? null)
    return inertia.render('designs/index', content)
  }

  async index({ auth, request }: HttpContext) {
    return listPublicPage(request.qs(), auth.user?.id ?? null)
  }

  async gallery({ auth, inertia }: HttpContext) {
    return inertia.render('designs/gallery', await listGallery(auth.user?.id ?? null))
  }
}
