import { asking } from '#app/kit/calls/asking'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { usePages } from '#app/kit/calls/use_pages'

/** Newest first, without those that failed. */
export function useOwnVideos() {
  const { items, ...pages } = usePages(['chats', 'own videos'], listVideos)
  return { videos: items.filter(({ status }) => status !== 'failed'), ...pages }
}

async function listVideos(page: number) {
  const { videos } = await answered(api.api.api.walkthroughVideos.index(asking({ page })))
  return videos
}
