import type { HttpContext } from '@adonisjs/core/http'
import { placeFrom, placeOf } from '#app/designs/public_place'
import { publicFilter, type PublicFilter } from '#app/designs/public_filter'
import { listGalleryDesigns } from '#app/designs/queries/list_gallery_designs'
import { listPublicDesigns } from '#app/designs/queries/list_public_designs'
import { listPublicLooks } from '#app/designs/queries/list_public_looks'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'

const PER_PAGE = 24

/** As many as somebody leafs through. */
const IN_GALLERY = 12

/** Designs that everybody may see. */
export default class PublicDesignsController {
  async show({ inertia, request }: HttpContext) {
    const query = request.qs()
    const filter = publicFilter(query)
    return inertia.render('designs/index', {
      ...(await pageOf(filter, query.after)),
      filter,
      looks: await listPublicLooks(filter),
    })
  }

  /** `?room&theme&designer&color&by&after=` */
  async index({ request }: HttpContext) {
    const query = request.qs()
    return pageOf(publicFilter(query), query.after)
  }

  async gallery({ inertia }: HttpContext) {
    const designs = await listGalleryDesigns(IN_GALLERY)
    return inertia.render('designs/gallery', {
      designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    })
  }
}

async function pageOf(filter: PublicFilter, after: unknown) {
  const place = placeFrom(after)
  const rows = await listPublicDesigns({ filter, after: place, limit: PER_PAGE + 1 })
  const designs = rows.slice(0, PER_PAGE)
  return {
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url: rows.length > PER_PAGE ? nextPage(filter, placeOf(designs[PER_PAGE - 1])) : null,
  }
}

function nextPage(filter: PublicFilter, after: string): string {
  const query = new URLSearchParams({ after })
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, value)
  return `/api/designs/public?${query}`
}
