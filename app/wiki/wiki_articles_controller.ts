import type { HttpContext } from '@adonisjs/core/http'
import { searchArticles } from '#app/wiki/find_articles'
import ArticleSummaryTransformer from '#app/wiki/article_summary_transformer'
import { wikiSearchValidator } from '#app/wiki/wiki_validators'

export default class WikiArticlesController {
  async index({ request }: HttpContext) {
    const { q = '' } = await request.validateUsing(wikiSearchValidator)
    const articles = await searchArticles(q)
    return { articles: articles.map((one) => new ArticleSummaryTransformer(one).toObject()) }
  }
}
