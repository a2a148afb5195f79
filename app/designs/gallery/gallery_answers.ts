import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { listGalleryDesigns, listPublicDesigns } from '#app/designs/gallery/list_public_designs'
import { listPublicLooks } from '#app/designs/gallery/list_public_looks'
import { listUserDesigns } from '#app/designs/gallery/list_user_designs'
import { cursorOf, parsePublicCursor } from '#app/designs/gallery/public_cursor'
import PublicDesignTransformer from '#app/designs/gallery/public_design_transformer'
import { publicFilter, type PublicFilter } from '#app/designs/gallery/public_filter'

const PER_PAGE = 24
const MAX_GALLERY_DESIGNS = 12

/** The page of published designs for a query, with the looks to filter by. */
export async function publicDesignsAnswer(query: Record<string, unknown>, viewerId: number | null) {
  const filter = publicFilter(query)
  return {
    ...(await publicPageAnswer(query, viewerId)),
    filter,
    looks: await listPublicLooks(filter),
  }
}

export async function publicPageAnswer(query: Record<string, unknown>, viewerId: number | null) {
  const filter = publicFilter(query)
  const rows = await listPublicDesigns({
    filter,
    after: parsePublicCursor(query.after),
    limit: PER_PAGE + 1,
    hiddenIds: await listHiddenUserIds(viewerId),
    viewerId,
  })
  const designs = rows.slice(0, PER_PAGE)
  return {
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url:
      rows.length > PER_PAGE ? nextPage(filter, cursorOf(designs[PER_PAGE - 1])) : null,
  }
}

export async function galleryAnswer(viewerId: number | null) {
  const designs = await listGalleryDesigns(MAX_GALLERY_DESIGNS, await listHiddenUserIds(viewerId))
  return { designs: designs.map((design) => new PublicDesignTransformer(design).toObject()) }
}

function nextPage(filter: PublicFilter, after: string): string {
  const query = new URLSearchParams({ after })
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, value)
  return `/api/designs/public?${query}`
}

const PROFILE_PER_PAGE = 12

/** The first page of a profile's designs. */
export async function profileDesigns(userId: number) {
  const rows = await listUserDesigns(userId, { page: 1, perPage: PROFILE_PER_PAGE })
  return {
    data: rows
      .slice(0, PROFILE_PER_PAGE)
      .map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url:
      rows.length > PROFILE_PER_PAGE
        ? `/api/users/${userId}/designs?page=2&per_page=${PROFILE_PER_PAGE}`
        : null,
  }
}
