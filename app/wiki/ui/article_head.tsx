import { Head } from '@inertiajs/react'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { articlePath } from '#app/wiki/ui/article_card'
import { PHOTOGRAPH_SIZE, photographUrl } from '#app/wiki/ui/photographs'
import type { Data } from '#data'

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

/** schema.org's Article and its BreadcrumbList. @param origin without a trailing slash */
function articleJsonLd(article: Data.Wiki.Article, origin: string): string {
  const url = `${origin}${articlePath(article)}`
  const publisher = { '@type': 'Organization', 'name': 'vesta', 'url': origin }
  const crumbs = [
    { name: 'Wiki luxury', item: `${origin}/wiki/luxury` },
    { name: article.section, item: `${origin}/wiki/luxury#${article.section_name}` },
    { name: article.title, item: url },
  ]
  return jsonForHtml({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        'headline': article.title,
        'description': article.excerpt,
        'image': `${origin}${photographUrl(article.picture.name)}`,
        'datePublished': article.updated_on,
        'dateModified': article.updated_on,
        'articleSection': article.section,
        'wordCount': article.words,
        'inLanguage': 'en-US',
        'mainEntityOfPage': url,
        'author': publisher,
        publisher,
      },
      {
        '@type': 'BreadcrumbList',
        'itemListElement': crumbs.map((crumb, at) => ({
          '@type': 'ListItem',
          'position': at + 1,
          ...crumb,
        })),
      },
    ],
  })
}
