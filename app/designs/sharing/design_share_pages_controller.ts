import type { HttpContext } from '@adonisjs/core/http'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDesign, findSharedDesign } from '#app/designs/find_design'
import { countDesignLikes } from '#app/designs/likes/count_likes'
import DesignTransformer from '#app/designs/design_transformer'
import SharedDesignTransformer from '#app/designs/sharing/shared_design_transformer'

const NO_DESIGN = {
  title: 'This design is no longer shared',
  text: 'Its owner ended the link or deleted the design, or part of the link is missing. Ask whoever sent it for a new one.',
}

export default class DesignSharePagesController {
  async edit({ auth, inertia, params }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    if (design.status !== 'completed') throw HttpError.notFound()
    return inertia.render('designs/share', { design: new DesignTransformer(design).toObject() })
  }

  async show({ auth, inertia, params, response }: HttpContext) {
    const design = await findSharedDesign(params.token)
    const viewerId = auth.user?.id ?? null
    if (!design || (await isHiddenFrom(viewerId, design.userId))) {
      throw HttpError.notFound(NO_DESIGN)
    }
    // A revoked link must disappear from caches too.
    response.header('cache-control', 'private, no-cache')
    return inertia.render('designs/shared', {
      design: new SharedDesignTransformer(design).toObject(),
      likes: await countDesignLikes(design.id, viewerId),
    })
  }
}
