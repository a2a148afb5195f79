import type { Data } from '#data'

export type ArticleCard = Data.Wiki.ArticleCard

export interface WikiSection {
  name: string
  title: string
  summary: string
  articles: ArticleCard[]
}
