import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { SECTIONS } from '#app/wiki/wiki_sections'
import { findArticle, listArticles, searchArticles } from '#app/wiki/find_articles'
import ArticleCardTransformer from '#app/wiki/article_card_transformer'
import ArticleTransformer from '#app/wiki/article_transformer'
import { wikiSearchValidator } from '#app/wiki/wiki_validators'
import type { Article } from '#app/wiki/article'
import ArticleSummaryTransformer from '#app/wiki/article_summary_transformer'

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

  async search({ request }: HttpContext) {
    const { q = '' } = await request.validateUsing(wikiSearchValidator)
    const articles = await searchArticles(q)
    return { articles: articles.map((one) => new ArticleSummaryTransformer(one).toObject()) }
  }
}
