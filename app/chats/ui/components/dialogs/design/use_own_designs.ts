import { asking } from '#app/kit/calls/asking'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { usePages } from '#app/kit/calls/use_pages'

/** Newest first. */
export function useOwnDesigns() {
  const { items: designs, ...pages } = usePages(['chats', 'own designs'], listDesigns)
  return { designs, ...pages }
}

async function listDesigns(page: number) {
  const { designs } = await answered(api.api.api.designCards.index(asking({ page })))
  return designs
}
