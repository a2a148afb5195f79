import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { MAX_VIDEO_TITLE_CHARACTERS } from '#app/videos/video_limits'
import { showToast } from '#app/kit/toast/toast'

const routes = api.api.api

export interface PlacedVideoChange {
  title?: string
  list_id?: number | null
  position?: number
  poster_time?: number | null
  starts_at?: number | null
  ends_at?: number | null
  captions?: { language: string; label: string; content: string }[]
  chapters?: {
    title: string
    starts_at: number
    room: { plan: string; pin: string } | null
  }[]
}

interface WalkthroughChange {
  title?: string
  description?: string
  property_slug?: string | null
}

/** The calls of the editor; each throws a `CallFailure`. Notices as the specification words them. */
export const walkthroughsApi = {
  create: async (given: { title?: string; property_slug?: string }, key: string) => {
    const sending = { headers: onceHeaders(key), body: { walkthrough: given } }
    return (await answered(routes.walkthroughs.store(sending))).walkthrough
  },

  update: async (slug: string, change: WalkthroughChange) => {
    await answered(routes.walkthroughs.update({ params: { slug }, body: { walkthrough: change } }))
    showToast('Walkthrough Updated')
  },

  publish: async (slug: string, publish: boolean) => {
    await answered(routes.walkthroughPublications.update({ params: { slug }, body: { publish } }))
    showToast('Walkthrough Updated')
  },

  remove: async (slug: string) => {
    await answered(routes.walkthroughs.destroy({ params: { slug } }))
  },

  /** A blank video at the end of the walkthrough, and where its file goes. */
  openVideo: async (slug: string, { name, size, type }: File, key: string) => {
    const title = name.replace(/\.\w{1,5}$/, '').slice(0, MAX_VIDEO_TITLE_CHARACTERS)
    const body = { walkthrough_slug: slug, title, size, ...(type && { type }) }
    return answered(routes.walkthroughVideos.storeBlank({ headers: onceHeaders(key), body }))
  },

  updateVideo: async (id: number, change: PlacedVideoChange) => {
    await answered(routes.walkthroughVideos.update({ params: { id }, body: { video: change } }))
    showToast('Video Updated!')
  },

  removeVideo: async (id: number) => {
    await answered(routes.walkthroughVideos.destroy({ params: { id } }))
    showToast('Video Deleted')
  },

  retryVideo: async (id: number) => {
    await answered(routes.videoRetries.store({ params: { id } }))
  },

  addList: async (walkthroughId: number, name: string) => {
    const params = { id: walkthroughId }
    await answered(routes.videoLists.store({ params, body: { list: { name } } }))
    showToast('Walkthrough Updated')
  },

  updateList: async (id: number, list: { name?: string; position?: number }) => {
    await answered(routes.videoLists.update({ params: { id }, body: { list } }))
    showToast('Walkthrough Updated')
  },

  removeList: async (id: number) => {
    await answered(routes.videoLists.destroy({ params: { id } }))
    showToast('Walkthrough Updated')
  },
}
