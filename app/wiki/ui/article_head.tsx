import { PublicHead } from '#app/kit/share/public_head'
import { BreadcrumbsLd, JsonLd } from '#app/kit/shell/json_ld'
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
  const crumbs = [
    { name: 'Wiki luxury', item: `${origin}/wiki/luxury` },
    { name: section, item: `${origin}/wiki/luxury#${article.section_name}` },
    { name: title, item: url },
  ]
  return (
    <>
      <PublicHead
        title={title}
        description={excerpt}
        path={articlePath(article)}
        type="article"
        image={{
          url: photographUrl(picture.name),
          type: 'image/jpeg',
          ...PHOTOGRAPH_SIZE,
          alt: picture.alt,
        }}
      >
        <meta property="article:section" content={section} />
        <meta property="article:modified_time" content={updatedOn} />
      </PublicHead>
      <JsonLd value={articleLd(article, url, origin)} />
      <BreadcrumbsLd crumbs={crumbs} />
    </>
  )
}

/** schema.org's Article. @param url of the article */
function articleLd(article: Data.Wiki.Article, url: string, origin: string) {
  const publisher = { '@type': 'Organization', 'name': 'vesta', 'url': origin }
  return {
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
  }
}
