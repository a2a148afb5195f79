import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { publicFilter, type PublicFilter } from '#app/designs/contract/public_filter'
import { cursorOf, parseCursor } from '#app/designs/gallery/models/public_cursor'
import { listGalleryDesigns } from '#app/designs/gallery/queries/list_gallery_designs'
import { listPublicDesigns } from '#app/designs/gallery/queries/list_public_designs'
import { listPublicLooks } from '#app/designs/gallery/queries/list_public_looks'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'

const PER_PAGE = 24
const MAX_GALLERY_DESIGNS = 12

/** The page of published designs for a query, with the looks to filter by. */
export async function findPublicDesigns(query: Record<string, unknown>, viewerId: number | null) {
  const filter = publicFilter(query)
  return {
    ...(await listPublicPage(query, viewerId)),
    filter,
    looks: await listPublicLooks(filter),
  }
}

export async function listPublicPage(query: Record<string, unknown>, viewerId: number | null) {
  const filter = publicFilter(query)
  const rows = await listPublicDesigns({
    filter,
    after: parseCursor(query.after),
    limit: PER_PAGE + 1,
    hiddenIds: await listHiddenUserIds(viewerId),
  })
  const designs = rows.slice(0, PER_PAGE)
  return {
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url:
      rows.length > PER_PAGE ? nextPage(filter, cursorOf(designs[PER_PAGE - 1])) : null,
  }
}

export async function listGallery(viewerId: number | null) {
  const designs = await listGalleryDesigns(MAX_GALLERY_DESIGNS, await listHiddenUserIds(viewerId))
  return { designs: designs.map((design) => new PublicDesignTransformer(design).toObject()) }
}

function nextPage(filter: PublicFilter, after: string): string {
  const query = new URLSearchParams({ after })
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, value)
  return `/api/designs/public?${query}`
}
