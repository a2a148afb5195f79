import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Article } from '#app/wiki/article'
import ArticleCardTransformer from '#app/wiki/article_card_transformer'

/** Each `html` is safe. */
export default class ArticleTransformer extends BaseTransformer<Article> {
  toObject() {
    const { updatedOn, designs, homes, html, chapters, sources, words } = this.resource
    return {
      ...new ArticleCardTransformer(this.resource).toObject(),
      updated_on: updatedOn,
      designs,
      homes,
      html,
      chapters,
      sources,
      words,
    }
  }
}
