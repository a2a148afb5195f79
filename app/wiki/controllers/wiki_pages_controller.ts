import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { SECTIONS } from '#app/wiki/contract/sections'
import { findArticle } from '#app/wiki/queries/find_article'
import { listArticles } from '#app/wiki/queries/list_articles'
import { searchArticles } from '#app/wiki/queries/search_articles'
import ArticleCardTransformer from '#app/wiki/transformers/article_card_transformer'
import ArticleTransformer from '#app/wiki/transformers/article_transformer'
import { wikiSearchValidator } from '#app/wiki/validators/wiki_search_validator'
import type { Article } from '#app/wiki/articles/article'

const cardOf = (article: Article) => new ArticleCardTransformer(article).toObject()

export default class WikiPagesController {
  async index({ inertia, request }: HttpContext) {
    const { q = '' } = await wikiSearchValidator.validate(request.qs())
    const articles = await listArticles()
    const found = q.trim() ? await searchArticles(q) : null
    return inertia.render('site/wiki', {
      q,
      count: articles.length,
      found: found && found.map(cardOf),
      sections: SECTIONS.map((section) => ({
        ...section,
        articles: articles.filter((one) => one.section === section.name).map(cardOf),
      })),
    })
  }

  async show({ inertia, params }: HttpContext) {
    const found = await findArticle(params.slug)
    if (!found) throw HttpError.notFound()
    return inertia.render('wiki/article', {
      article: new ArticleTransformer(found.article).toObject(),
      related: found.related.map(cardOf),
    })
  }
}
