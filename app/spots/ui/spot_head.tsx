import { usePage } from '@inertiajs/react'
import { PublicHead } from '#app/kit/share/public_head'
import { JsonLd } from '#app/kit/shell/json_ld'
import { EMBED_HEIGHT, EMBED_WIDTH } from '#app/spots/embed_code'
import { coverOf, spotTitle } from '#app/spots/spot_words'
import type { Spot } from '#app/spots/ui/types'

const MP4 = 'video/mp4'

/** For search engines and link previews. */
export function SpotHead({ spot }: { spot: Spot }) {
  const { app } = usePage().props
  const path = `/spots/${spot.slug}`
  const title = spotTitle(spot)
  const video = previewOf(spot, app.url)
  const isPublic = spot.status === 'publish'
  const oembed = `${app.url}/oembed?url=${encodeURIComponent(app.url + path)}&format=json`
  return (
    <>
      <PublicHead
        title={title}
        description={spot.caption || `A spot by ${spot.user.name}`}
        path={path}
        type={video ? 'video.other' : 'article'}
        image={coverOf(spot)}
        isHidden={!isPublic}
      >
        {isPublic && (
          <link rel="alternate" type="application/json+oembed" href={oembed} title={title} />
        )}
        {video && <meta property="og:video" content={video.url} />}
        {video && <meta property="og:video:type" content={video.type} />}
        {video && <meta property="og:video:width" content={String(video.width)} />}
        {video && <meta property="og:video:height" content={String(video.height)} />}
      </PublicHead>
      <JsonLd value={jsonLdOf(spot, app.url)} />
    </>
  )
}

/** The video itself; where only a part of it is shown, the page that plays that part. */
function previewOf({ slug, slides }: Spot, origin: string) {
  const video = slides.find((slide) => slide.video)?.video
  const mp4 = video?.sources.find(({ type }) => type === MP4)
  if (!video) return null
  if (mp4) return { ...mp4, url: `${origin}${mp4.url}`, width: video.width, height: video.height }
  const url = `${origin}/spots/${slug}/embed`
  return { url, type: 'text/html', width: EMBED_WIDTH, height: EMBED_HEIGHT }
}

/** schema.org’s VideoObject, or SocialMediaPosting without a video. */
function jsonLdOf(spot: Spot, origin: string) {
  const url = `${origin}/spots/${spot.slug}`
  const slide = spot.slides.find((one) => one.video)
  const video = slide?.video
  const cover = coverOf(spot)
  const mp4 = video?.sources.find(({ type }) => type === MP4)
  const shared = {
    url,
    author: {
      '@type': 'Person',
      'name': spot.user.name,
      'url': `${origin}/@${spot.user.handle}`,
    },
    interactionStatistic: [
      counter('WatchAction', spot.views_count),
      counter('LikeAction', spot.likes_count),
      counter('CommentAction', spot.comments_count),
    ],
  }
  if (!video) {
    return {
      ...shared,
      '@type': 'SocialMediaPosting',
      'headline': spotTitle(spot),
      'datePublished': spot.published_at,
      'image': cover && `${origin}${cover.url}`,
    }
  }
  return {
    ...shared,
    '@type': 'VideoObject',
    'name': spotTitle(spot),
    'description': spot.caption || spotTitle(spot),
    'uploadDate': spot.published_at,
    'thumbnailUrl': cover ? [`${origin}${cover.url}`] : undefined,
    'contentUrl': mp4 ? `${origin}${mp4.url}` : undefined,
    'embedUrl': `${url}/embed`,
    'duration': durationOf(slide),
  }
}

/** Of the part that is shown. */
function durationOf({ video, starts_at: start, ends_at: end }: Spot['slides'][number]) {
  const seconds = end === null ? video?.duration : end - (start ?? 0)
  return typeof seconds === 'number' ? `PT${Math.round(seconds)}S` : undefined
}

function counter(deed: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    'interactionType': { '@type': deed },
    'userInteractionCount': count,
  }
}
