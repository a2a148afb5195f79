import type { HttpContext } from '@adonisjs/core/http'
import {
  galleryAnswer,
  publicDesignsAnswer,
  publicPageAnswer,
} from '#app/designs/gallery/gallery_answers'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listUserDesigns } from '#app/designs/gallery/list_user_designs'
import PublicDesignTransformer from '#app/designs/gallery/public_design_transformer'

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

  async ofUser(ctx: HttpContext) {
    const { id } = ctx.params
    await authorizeSeeing(ctx.auth.user?.id ?? null, id)
    const page = pageRequest(ctx)
    const rows = await listUserDesigns(id, page)
    const designs = rows.map((design) => new PublicDesignTransformer(design).toObject())
    return { designs: paginator(ctx, designs, page) }
  }
}
