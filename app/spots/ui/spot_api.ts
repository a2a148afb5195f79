import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import type { FeedTopic } from '#app/spots/feed/feed_tabs'

const routes = api.api.api

/** The calls of spots, which throw a `CallFailure`. */
export const spotApi = {
  feed: (topic: FeedTopic, cursor: string) =>
    answered(routes.feed.index(asking({ ...topic, cursor }))),

  like: (slug: string, isOn: boolean) =>
    isOn
      ? answered(routes.spotLikes.store({ params: { slug } }))
      : answered(routes.spotLikes.destroy({ params: { slug } })),

  save: (slug: string, isOn: boolean) =>
    isOn
      ? answered(routes.spotSaves.store({ params: { slug } }))
      : answered(routes.spotSaves.destroy({ params: { slug } })),

  countView: (slug: string, watchedMs: number, slideId: number) =>
    answered(
      routes.spotViews.store({
        params: { slug },
        body: { watched_ms: watchedMs, slide_id: slideId },
      })
    ),

  comments: (slug: string, page: number) =>
    answered(routes.comments.index({ params: { slug }, ...asking({ page }) })),

  comment: (slug: string, body: { content: string; reply_to?: number | null; client_id: string }) =>
    answered(routes.comments.store({ params: { slug }, body })),

  removeComment: (id: number) => answered(routes.comments.destroy({ params: { id } })),
}
