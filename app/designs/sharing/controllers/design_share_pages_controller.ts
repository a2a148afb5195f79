import type { HttpContext } from '@adonisjs/core/http'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDesign } from '#app/designs/queries/find_design'
import { findSharedDesign } from '#app/designs/sharing/queries/find_shared_design'
import DesignTransformer from '#app/designs/transformers/design_transformer'
import SharedDesignTransformer from '#app/designs/transformers/shared_design_transformer'

export default class DesignSharePagesController {
  async edit({ auth, inertia, params }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    if (design.status !== 'completed') throw HttpError.notFound()
    return inertia.render('designs/share', { design: new DesignTransformer(design).toObject() })
  }

  async show({ auth, inertia, params, response }: HttpContext) {
    const design = await findSharedDesign(params.token)
    if (!design || (await isHiddenFrom(auth.user?.id ?? null, design.userId))) {
      throw HttpError.notFound()
    }
    // A revoked link must disappear from caches too.
    response.header('cache-control', 'private, no-cache')
    return inertia.render('designs/shared', {
      design: new SharedDesignTransformer(design).toObject(),
    })
  }
}
