import { listUserDesigns } from '#app/designs/gallery/queries/list_user_designs'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'

const PER_PAGE = 12

/** The first page of a profile's designs. */
export async function profileDesigns(userId: number) {
  const rows = await listUserDesigns(userId, { page: 1, perPage: PER_PAGE })
  return {
    data: rows.slice(0, PER_PAGE).map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url:
      rows.length > PER_PAGE ? `/api/users/${userId}/designs?page=2&per_page=${PER_PAGE}` : null,
  }
}
