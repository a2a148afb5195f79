import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Article } from '#app/wiki/articles/article'
import ArticleCardTransformer from '#app/wiki/transformers/article_card_transformer'

/** `html` and `sources_html` are safe. */
export default class ArticleTransformer extends BaseTransformer<Article> {
  toObject() {
    const { updatedOn, designs, homes, html, chapters, sourcesHtml, words } = this.resource
    return {
      ...new ArticleCardTransformer(this.resource).toObject(),
      updated_on: updatedOn,
      designs,
      homes,
      html,
      chapters,
      sources_html: sourcesHtml,
      words,
    }
  }
}
