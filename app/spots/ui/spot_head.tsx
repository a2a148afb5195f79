import { usePage } from '@inertiajs/react'
import { PublicHead } from '#app/kit/share/public_head'
import { JsonLd } from '#app/kit/shell/json_ld'
import { coverOf, spotTitle } from '#app/spots/spot_words'
import type { Spot } from '#app/spots/ui/types'

const MP4 = 'video/mp4'

/** For search engines and link previews: the video itself where all of it is shown. */
export function SpotHead({ spot }: { spot: Spot }) {
  const { app } = usePage().props
  const path = `/spots/${spot.slug}`
  const title = spotTitle(spot)
  const video = spot.slides.find((slide) => slide.video)?.video
  const mp4 = video?.sources.find(({ type }) => type === MP4)
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
        {mp4 && <meta property="og:video" content={`${app.url}${mp4.url}`} />}
        {mp4 && <meta property="og:video:type" content={MP4} />}
        {mp4 && video && <meta property="og:video:width" content={String(video.width)} />}
        {mp4 && video && <meta property="og:video:height" content={String(video.height)} />}
      </PublicHead>
      <JsonLd value={jsonLdOf(spot, app.url)} />
    </>
  )
}

/** schema.org’s VideoObject, or SocialMediaPosting without a video. */
function jsonLdOf(spot: Spot, origin: string) {
  const url = `${origin}/spots/${spot.slug}`
  const video = spot.slides.find((slide) => slide.video)?.video
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
    'duration': video.duration === null ? undefined : `PT${Math.round(video.duration)}S`,
  }
}

function counter(deed: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    'interactionType': { '@type': deed },
    'userInteractionCount': count,
  }
}
