import type { Data } from '#data'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { articlePath } from '#app/wiki/ui/article_path'
import { photographUrl } from '#app/wiki/ui/photographs'

/** schema.org's Article and its BreadcrumbList. @param origin without a trailing slash */
export function articleJsonLd(article: Data.Wiki.Article, origin: string): string {
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
