import User from '#app/accounts/models/user'
import { listPublicDreams } from '#app/dreams/queries/list_public_dreams'
import DreamTransformer from '#app/dreams/transformers/dream_transformer'

const PER_PAGE = 12

/** The first page of somebody's public boards. @param viewerId null for a guest */
export async function firstDreams(ownerId: number, viewerId: number | null) {
  const viewer = viewerId === null ? null : await User.find(viewerId)
  const views = await listPublicDreams(ownerId, viewer, { page: 1, perPage: PER_PAGE })
  const next = `/api/users/${ownerId}/dreams?page=2&per_page=${PER_PAGE}`
  return {
    data: views.slice(0, PER_PAGE).map((view) => new DreamTransformer(view).toObject()),
    next_page_url: views.length > PER_PAGE ? next : null,
  }
}
