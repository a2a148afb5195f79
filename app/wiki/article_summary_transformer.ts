import { BaseTransformer } from '@adonisjs/core/transformers'
import { SECTIONS } from '#app/wiki/wiki_sections'
import type { Article } from '#app/wiki/article'

export default class ArticleSummaryTransformer extends BaseTransformer<Article> {
  toObject() {
    const { slug, title, section, excerpt } = this.resource
    return { slug, title, section: TITLES.get(section) ?? section, excerpt }
  }
}

const TITLES = new Map<string, string>(SECTIONS.map(({ name, title }) => [name, title]))
