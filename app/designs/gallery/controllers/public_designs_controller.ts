import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { parseCursor, cursorOf } from '#app/designs/gallery/models/public_cursor'
import { publicFilter, type PublicFilter } from '#app/designs/contract/public_filter'
import { listGalleryDesigns } from '#app/designs/gallery/queries/list_gallery_designs'
import { listPublicDesigns } from '#app/designs/gallery/queries/list_public_designs'
import { listPublicLooks } from '#app/designs/gallery/queries/list_public_looks'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'

const PER_PAGE = 24

const MAX_GALLERY_DESIGNS = 12

export default class PublicDesignsController {
  async show({ auth, inertia, request }: HttpContext) {
    const hiddenIds = await listHiddenUserIds(auth.user?.id ?? null)
    const query = request.qs()
    const filter = publicFilter(query)
    return inertia.render('designs/index', {
      ...(await pageOf(filter, query.after, hiddenIds)),
      filter,
      looks: await listPublicLooks(filter),
    })
  }

  async index({ auth, request }: HttpContext) {
    const query = request.qs()
    const hiddenIds = await listHiddenUserIds(auth.user?.id ?? null)
    return pageOf(publicFilter(query), query.after, hiddenIds)
  }

  async gallery({ auth, inertia }: HttpContext) {
    const hiddenIds = await listHiddenUserIds(auth.user?.id ?? null)
    const designs = await listGalleryDesigns(MAX_GALLERY_DESIGNS, hiddenIds)
    return inertia.render('designs/gallery', {
      designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    })
  }
}

async function pageOf(filter: PublicFilter, after: unknown, hiddenIds: number[]) {
  const place = parseCursor(after)
  const rows = await listPublicDesigns({ filter, after: place, limit: PER_PAGE + 1, hiddenIds })
  const designs = rows.slice(0, PER_PAGE)
  return {
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url:
      rows.length > PER_PAGE ? nextPage(filter, cursorOf(designs[PER_PAGE - 1])) : null,
  }
}

function nextPage(filter: PublicFilter, after: string): string {
  const query = new URLSearchParams({ after })
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, value)
  return `/api/designs/public?${query}`
}
