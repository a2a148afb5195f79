import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Article } from '#app/wiki/article'
import ArticleSummaryTransformer from '#app/wiki/article_summary_transformer'

const WORDS_PER_MINUTE = 220

export default class ArticleCardTransformer extends BaseTransformer<Article> {
  toObject() {
    const { picture, section, words } = this.resource
    return {
      ...new ArticleSummaryTransformer(this.resource).toObject(),
      /** the section's id on the index */
      section_name: section,
      picture,
      minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    }
  }
}
