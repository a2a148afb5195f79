import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { articleJsonLd } from '#app/wiki/ui/article_json_ld'
import { articlePath } from '#app/wiki/ui/article_path'
import { PHOTOGRAPH_SIZE, photographUrl } from '#app/wiki/ui/photographs'

interface ArticleHeadProps {
  article: Data.Wiki.Article
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function ArticleHead({ article, origin }: ArticleHeadProps) {
  const { title, excerpt, picture, section, updated_on: updatedOn } = article
  const url = `${origin}${articlePath(article)}`
  return (
    <>
      <Head title={title}>
        <meta head-key="description" name="description" content={excerpt} />
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="article" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={excerpt} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={`${origin}${photographUrl(picture.name)}`} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(PHOTOGRAPH_SIZE.width)} />
        <meta property="og:image:height" content={String(PHOTOGRAPH_SIZE.height)} />
        <meta property="og:image:alt" content={picture.alt} />
        <meta property="article:section" content={section} />
        <meta property="article:modified_time" content={updatedOn} />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: articleJsonLd(article, origin) }}
      />
    </>
  )
}
