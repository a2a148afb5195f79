import { Head } from '@inertiajs/react'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import type { Walkthrough } from '#app/walkthroughs/ui/types'
import { titleOf, videoName } from '#app/walkthroughs/ui/video_words'

interface WalkthroughHeadProps {
  walkthrough: Walkthrough
  isPublic: boolean
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function WalkthroughHead({ walkthrough, isPublic, origin }: WalkthroughHeadProps) {
  const { cover, videos, user } = walkthrough
  const url = `${origin}/walkthroughs/${walkthrough.slug}`
  const description =
    walkthrough.description.replace(/\s+/g, ' ').slice(0, 200) || `A walkthrough by ${user.name}`
  const file = videos.at(0)?.sources.find(({ type }) => type === 'video/mp4')
  return (
    <>
      <Head title={titleOf(walkthrough)}>
        <meta head-key="description" name="description" content={description} />
        {!isPublic && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="video.other" />
        <meta property="og:title" content={titleOf(walkthrough)} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {isPublic && cover && <meta property="og:image" content={`${origin}${cover.url}`} />}
        {isPublic && file && <meta property="og:video" content={`${origin}${file.url}`} />}
        {isPublic && file && <meta property="og:video:type" content="video/mp4" />}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {isPublic && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(walkthrough, description, url, origin) }}
        />
      )}
    </>
  )
}

/** schema.org's VideoObject for each video. */
function jsonLd(walkthrough: Walkthrough, description: string, url: string, origin: string) {
  return jsonForHtml({
    '@context': 'https://schema.org',
    '@graph': walkthrough.videos.map((video, index) => ({
      '@type': 'VideoObject',
      'name': `${titleOf(walkthrough)}: ${videoName(video, index)}`,
      description,
      'url': url,
      'uploadDate': walkthrough.published_at ?? walkthrough.created_at,
      'duration': video.duration === null ? undefined : `PT${Math.round(video.duration)}S`,
      'thumbnailUrl': video.poster ? `${origin}${video.poster.url}` : undefined,
      'contentUrl': contentUrl(video.sources, origin),
    })),
  })
}

function contentUrl(sources: Walkthrough['videos'][number]['sources'], origin: string) {
  const source = sources.find(({ type }) => type === 'video/mp4') ?? sources.at(0)
  return source && `${origin}${source.url}`
}
